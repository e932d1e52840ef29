import { describe, expect, it } from 'vitest'
import {
  type AnyChoice,
  type Batch,
  claimed,
  fastChance,
  nth,
  open,
  play,
  randomElement,
  type Seat,
  seatsOf,
  seededChance,
  seedOf,
  verifyLog,
} from '../src/index.ts'
import type { Card, Fact } from '../src/toy/facts.ts'
import { type Choice, toy } from '../src/toy/toy.ts'

const setting = { seats: 3, rounds: 3 }
const seed = seedOf('a game worth checking')

function played(): Batch[] {
  const chance = fastChance(1)
  const { state, facts } = open(toy, setting, seededChance(seed, '0'))
  const batches: Batch[] = [{ n: 0, rulesVersion: 1, facts }]
  while (!toy.over(state)) {
    const seat = randomElement(toy.awaits(state), chance)
    const choice = nth<Choice>(toy.options(state, seat), 0)
    const n = batches.length
    batches.push({
      n,
      rulesVersion: 1,
      by: { seat, choice },
      facts: play(toy, state, seat, choice, seededChance(seed, String(n))),
    })
  }
  return batches
}
const changed = (n: number, change: (batch: Batch) => Batch): Batch[] =>
  played().map((batch) => (batch.n === n ? change(batch) : batch))

describe('verify', () => {
  it('obtains every fact again', () => {
    const batches = played()
    expect(verifyLog(toy, setting, seed, batches)).toEqual({
      ok: true,
      checked: batches.length,
      older: 0,
      ended: true,
    })
  })
  it('finds another seed', () => {
    expect(verifyLog(toy, setting, seedOf('another'), played())).toMatchObject({ ok: false, why: 'opening' })
  })
  it('finds a changed card', () => {
    const batches = changed(0, (batch) => ({
      ...batch,
      facts: (batch.facts as readonly Fact[]).map((f) =>
        f.kind === 'dealt' ? { ...f, hand: [1, 2, 3] as unknown as Card[] } : f,
      ),
    }))
    expect(verifyLog(toy, setting, seed, batches)).toMatchObject({ ok: false, batch: 0 })
  })
  it('finds a changed choice, a changed outcome and a missing batch', () => {
    const [other] = seatsOf(3)
    const stray = changed(2, (batch) => ({ ...batch, by: { seat: other as never, choice: { do: 'confess' } } }))
    expect(verifyLog(toy, setting, seed, stray)).toMatchObject({ ok: false, batch: 2, why: 'illegal' })
    const won = changed(3, (batch) => ({ ...batch, facts: batch.facts.slice(0, -1) }))
    expect(verifyLog(toy, setting, seed, won)).toMatchObject({ ok: false, batch: 3, why: 'facts' })
    const gap = played().filter((batch) => batch.n !== 4)
    expect(verifyLog(toy, setting, seed, gap)).toMatchObject({ ok: false, batch: 4, why: 'order' })
  })
  it('lets people claim what they like between choices, but not be misquoted', () => {
    const [ana] = seatsOf(3) as readonly [Seat]
    const claim = { do: 'suspect', whom: 2 }
    const said = (facts: Batch['facts']): Batch[] => {
      const batches = played()
      const after = batches.slice(3).map((batch) => ({ ...batch, n: batch.n + 1 }))
      return [...batches.slice(0, 3), { n: 3, rulesVersion: 1, said: { seat: ana, claim }, facts }, ...after]
    }
    // The claim takes a number, so what was drawn by chance after it would have been drawn otherwise.
    const quoted = said(claimed(ana, claim)).slice(0, 4)
    expect(verifyLog(toy, setting, seed, quoted)).toMatchObject({ ok: true })
    const misquoted = said(claimed(ana, { do: 'suspect', whom: 3 } as AnyChoice)).slice(0, 4)
    expect(verifyLog(toy, setting, seed, misquoted)).toMatchObject({ ok: false, batch: 3, why: 'facts' })
  })
  it('does not decide again what older rules decided, and says so', () => {
    const older = played().map((batch) => (batch.n === 0 ? batch : { ...batch, rulesVersion: 0 }))
    expect(verifyLog(toy, setting, seed, older)).toMatchObject({ ok: true, checked: 1, older: older.length - 1 })
  })
})
