import {
  type Batch,
  type Fairness,
  fastChance,
  type Game,
  type GameRecord,
  recordFromValue,
  redrawsSame,
  seededChance,
  seedOf,
  type Verdict,
  verify,
} from '@selva/core'
import { rechained, recordedGame } from '@selva/core/testing'
import { toy as toyGame } from '@selva/core/toy'
import { describe, expect, it } from 'vitest'

const toy = toyGame as unknown as Game
const record = recordedGame(toy, { seats: 3, rounds: 3 }, fastChance(1))

const withBatch = (n: number, change: (batch: Batch) => Batch): GameRecord => ({
  ...record,
  batches: record.batches.map((batch) => (batch.n === n ? change(batch) : batch)),
})
const withFairness = (change: (fairness: Fairness) => Fairness): GameRecord =>
  rechained(
    withBatch(0, (batch) => (batch.fairness === undefined ? batch : { ...batch, fairness: change(batch.fairness) })),
  )
const other = 'ab'.repeat(32)
const read = (value: unknown): unknown => recordFromValue(JSON.parse(JSON.stringify(value)))

describe('a recorded game', () => {
  it('is verified, also after it has been a file', () => {
    expect(verify(toy, record)).toEqual({
      answer: 'verified',
      checked: record.batches.length,
      older: 0,
      ended: true,
      exchange: true,
    })
    expect(read(record)).toEqual(record)
  })

  it.each<[string, GameRecord, Extract<Verdict, { answer: 'wrong' }>['why']]>([
    ['another secret', { ...record, secret: other }, 'commitment'],
    ['another seed', { ...record, seed: other }, 'seed'],
    ['another seal of the table', withFairness((f) => ({ ...f, commitment: other })), 'commitment'],
    ['another part', withFairness((f) => ({ ...f, parts: f.parts.map((p) => ({ ...p, part: other })) })), 'part'],
    [
      'another seal of a part',
      withFairness((f) => ({ ...f, parts: f.parts.map((p) => ({ ...p, commitment: other })) })),
      'part',
    ],
    ['a person left out of the exchange', withFairness((f) => ({ ...f, parts: [] })), 'part'],
    [
      'a part that is said to be missing',
      withFairness((f) => ({ ...f, parts: f.parts.map((p) => ({ ...p, part: '' })) })),
      'seed',
    ],
    ['another setting', { ...record, setting: { seats: 99 } }, 'setting'],
    ['a person more', { ...record, seats: record.seats.map((s) => ({ ...s, by: 'person' })) }, 'part'],
    ['a changed draw', withBatch(0, (b) => ({ ...b, draws: { deal: [18, 0] } })), 'chain'],
    ['a changed draw, covered up', rechained(withBatch(0, (b) => ({ ...b, draws: { deal: [18, 0] } }))), 'draws'],
    ['a missing batch', { ...record, batches: record.batches.filter((b) => b.n !== 2) }, 'chain'],
    ['a missing link', withBatch(3, ({ chain: _, ...batch }) => batch), 'chain'],
    ['a missing chain', { ...record, batches: record.batches.map(({ chain: _, ...batch }) => batch) }, 'chain'],
  ])('is not with %s', (_, changed, why) => {
    expect(verify(toy, changed)).toMatchObject({ answer: 'wrong', why })
  })

  it('of other rules is held against its seed and chain alone, and says so', () => {
    const newer: Game = { ...toy, rulesVersion: 2, deal: () => {}, decide: () => {} }
    expect(verify(newer, record)).toMatchObject({ answer: 'notDecided', checked: 0, older: record.batches.length })
    const forged = withBatch(0, (b) => ({ ...b, draws: { deal: [18, 0] } }))
    expect(verify(newer, forged)).toEqual({ answer: 'wrong', batch: 0, why: 'chain' })
    expect(verify(newer, rechained(forged))).toEqual({ answer: 'wrong', batch: 0, why: 'draws' })
    const nonsense = withBatch(4, (b) => ({ ...b, facts: [{ kind: 'dealt', seat: 77 } as never] }))
    expect(verify(newer, rechained(nonsense))).toEqual({ answer: 'wrong', batch: 4, why: 'facts' })
  })

  it('goes on under new rules: each batch is held to its own', () => {
    const half = record.batches.map((b) => (b.n < 4 ? { ...b, rulesVersion: 0 } : b))
    expect(verify(toy, rechained({ ...record, batches: half }))).toEqual({
      answer: 'notDecided',
      checked: record.batches.length - 4,
      older: 4,
      ended: true,
      exchange: true,
    })
  })

  it.each([
    ['nothing', undefined, 'notAGame'],
    ['a list', [], 'notAGame'],
    ['something else', { hello: 1 }, 'notAGame'],
    ['a later format', { ...record, selva: 2 }, 'newerGame'],
    ['no secret', { ...record, secret: '' }, 'notAGame'],
    ['no batches', { ...record, batches: [] }, 'notAGame'],
    ['a batch out of order', { ...record, batches: record.batches.slice(1) }, 'brokenBatch'],
    ['a fact that is none', withBatch(2, (b) => ({ ...b, facts: [1 as never] })), 'brokenBatch'],
    ['draws that are none', withBatch(2, (b) => ({ ...b, draws: { deal: 'x' as never } })), 'brokenBatch'],
  ])('cannot be read from %s', (_, value, code) => {
    expect(recordFromValue(value)).toMatchObject({ refused: code })
  })
})

describe('draws', () => {
  it('are drawn again by the same chance and by no other', () => {
    const draws = record.batches[0]?.draws ?? {}
    expect(Object.keys(draws)).toEqual(['deal'])
    const seed = Uint8Array.from(Buffer.from(record.seed, 'hex'))
    expect(redrawsSame(seededChance(seed, '0'), draws)).toBe(true)
    expect(redrawsSame(seededChance(seed, '1'), draws)).toBe(false)
    expect(redrawsSame(seededChance(seedOf('another'), '0'), draws)).toBe(false)
  })
})
