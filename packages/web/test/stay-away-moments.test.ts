import { type AnyFact, fastChance, isRefusal, open, play, type Seat, SPECTATORS, seatsOf, seenBy } from '@selva/core'
import { choose } from '@selva/core/testing'
import { type FullState, type StayAwayShape, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { freshIn, freshOf, NOTHING_FRESH } from '../src/stay-away/fresh.ts'
import { handedIn } from '../src/stay-away/moments/handed.ts'
import { partsOf } from '../src/stay-away/moments/parts.ts'
import { maskedEnd, revealOrder } from '../src/stay-away/reveal.ts'
import type { Frame } from '../src/table/live-ports.ts'

type Batch = Frame<StayAwayShape>

/** Plays a random game to its end, and looks at every batch of it. */
function walk(options: object, seed: number, look: (batch: readonly AnyFact[], state: FullState) => void): FullState {
  const setting = stayAway.setting(options)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  let { state, facts } = open<StayAwayShape>(stayAway, setting, chance)
  look(facts, state)
  while (!stayAway.over(state)) {
    const { seat, choice } = choose<StayAwayShape>(stayAway, state, chance, ({ do: kind }) =>
      kind === 'declare' || kind === 'order' ? 200 : 1,
    )
    state = stayAway.clone(state) as FullState
    facts = play<StayAwayShape>(stayAway, state, seat, choice, chance)
    look(facts, state)
  }
  return state
}

const seen = (batch: readonly AnyFact[], audience: Seat | typeof SPECTATORS): Batch =>
  seenBy(stayAway.redactor, batch, audience) as unknown as Batch

describe('a batch in parts', () => {
  test('is whole, and cut for me as for everyone: what only I know changes no rhythm', () => {
    let infections = 0
    for (let seed = 0; seed < 40; seed++)
      walk({ seats: 4 + (seed % 9) }, seed, (batch, { players }) => {
        const common = partsOf(seen(batch, SPECTATORS)).map((part) => part.map(({ kind }) => kind))
        const known = new Set(common.flat())
        for (const seat of seatsOf(players.length)) {
          const frame = seen(batch, seat)
          const parts = partsOf(frame)
          expect(parts.flat()).toEqual(frame)
          const mine = parts.map((part) => part.map(({ kind }) => kind).filter((kind) => known.has(kind)))
          infections += frame.filter(({ kind }) => kind === 'infected').length
          if (common.length > 0) expect(mine).toEqual(common)
        }
      })
    expect(infections).toBeGreaterThan(0)
  })

  test('shows me every card that I am handed, and no other', () => {
    let cards = 0
    for (let seed = 0; seed < 20; seed++)
      walk({ seats: 4 + (seed % 5) }, seed, (batch, { players }) => {
        for (const seat of seatsOf(players.length))
          for (const part of partsOf(seen(batch, seat))) {
            const handed = handedIn(part, seat)
            const mine = part.some(
              (fact) =>
                (fact.kind === 'exchanged' && (fact.from === seat || fact.to === seat)) ||
                (fact.kind === 'passed' && fact.to === seat),
            )
            expect(handed !== undefined).toBe(mine)
            if (handed === undefined) continue
            cards++
            expect(handed.from).not.toBe(seat)
          }
      })
    expect(cards).toBeGreaterThan(0)
  })
})

describe('new cards', () => {
  const me = 1 as Seat
  const other = 2 as Seat
  test('say where they have come from until I act; the last copy is the new one', () => {
    const exchanged = { kind: 'exchanged', from: other, to: me, given: 'axe', taken: 'whisky' } as never
    const drew = { kind: 'drew', seat: me, to: 'hand', card: 'whisky' } as never
    const both = freshOf(NOTHING_FRESH, [exchanged, drew], me)
    expect(freshIn(['whisky', 'axe', 'whisky'], both)).toEqual([undefined, other, 'deck'])
    expect(freshOf(both, [{ kind: 'discarded', seat: other } as never], me)).toEqual(both)
    expect(freshOf(both, [{ kind: 'discarded', seat: me } as never], me)).toEqual([])
  })
})

describe('the end', () => {
  test('is revealed clockwise from me, The Thing last, and tells nothing before its turn', () => {
    const state = walk({ seats: 6 }, 3, () => {}) as never as Parameters<typeof maskedEnd>[0]
    const order = revealOrder(state, 3 as Seat)
    expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect(order.at(-1)).toBe(state.thing)
    const masked = maskedEnd(state, order.slice(0, 2))
    expect(masked.players.flatMap(({ role }, i) => (role === undefined ? [] : [i + 1])).toSorted()).toEqual(
      order.slice(0, 2).toSorted(),
    )
    expect(
      masked.end === 'running' ? [] : masked.end.winners.filter((seat) => !order.slice(0, 2).includes(seat)),
    ).toEqual([])
  })

  test('an infected player loses in every way that the sheet names', () => {
    let infected = 0
    for (const soleVictory of ['noHumanEliminated', 'nobodyEliminated'])
      for (let seed = 0; seed < 150; seed++) {
        const { players, end, lastInfected } = walk({ seats: 4 + (seed % 5), rules: { soleVictory } }, seed, () => {})
        if (end === 'running') throw new Error('the game is over')
        const thingIsOut = players.some(({ role, alive }) => role === 'thing' && !alive)
        const fallen = players.filter(({ alive }) => !alive)
        const alone =
          soleVictory === 'nobodyEliminated' ? fallen.length === 0 : fallen.every(({ role }) => role !== 'human')
        players.forEach(({ role, alive }, i) => {
          if (role !== 'infected' || !(thingIsOut || !alive || lastInfected === i + 1 || alone)) return
          infected++
          expect(end.winners).not.toContain(i + 1)
        })
      }
    expect(infected).toBeGreaterThan(0)
  })
})
