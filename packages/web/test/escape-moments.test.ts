import { type AnyFact, fastChance, isRefusal, open, play, type Seat } from '@selva/core'
import { choose } from '@selva/core/testing'
import { type EscapeShape, escape, type FullState, type PartialState, playerAt } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { revealOrder, revealWaits } from '../src/escape/end/reveal.ts'

/** Plays a random game to its end, and looks at every batch of it. */
function walk(options: object, seed: number, look: (batch: readonly AnyFact[], state: FullState) => void): FullState {
  const setting = escape.setting(options)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  let { state, facts } = open<EscapeShape>(escape, setting, chance)
  look(facts, state)
  while (!escape.over(state)) {
    const { seat, choice } = choose<EscapeShape>(escape, state, chance, () => 1)
    state = escape.clone(state) as FullState
    facts = play<EscapeShape>(escape, state, seat, choice, chance)
    look(facts, state)
  }
  return state
}

describe('the end', () => {
  test('turns over one card a player, humans before aliens and winners first, in a time that follows from their number', () => {
    for (let seats = 2; seats <= 16; seats++) {
      const state = walk({ zone: 'galilei', preset: 'basic', seats }, seats, () => {}) as never as PartialState
      const order = revealOrder(state)
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, i) => i + 1))
      const winners = state.end === 'running' ? [] : state.end.winners
      const kinds = order.map(
        (seat: Seat) => `${playerAt(state, seat).side === 'human' ? 1 : 2}${winners.includes(seat) ? 'a' : 'b'}`,
      )
      expect(kinds).toEqual(kinds.toSorted())
      expect(revealWaits(seats).length).toBe(seats + 1)
      expect(revealWaits(seats).reduce((sum, ms) => sum + ms)).toBe(1200 + 420 * (seats - 1) + 1500)
    }
  })
})
