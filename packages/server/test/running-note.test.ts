import { type AnyState, type Batch, isRefusal, newTableState, open, seededChance, seedOf } from '@selva/core'
import { toy } from '@selva/core/toy'
import { manualClock } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { gameLog } from '../src/table/game-log.ts'
import type { RunningGame } from '../src/table/live.ts'
import { noteKeeper } from '../src/table/running-note.ts'
import { seat, TOY } from './games.ts'

const DAY = 24 * 60 * 60 * 1000

test('M3: a choice that is hidden from others does not move the day since when a game rests', () => {
  const setting = toy.setting(TOY(2))
  if (isRefusal(setting)) throw new Error('a setting')
  const { facts, state } = open(toy, setting, seededChance(seedOf('note'), '0')) as unknown as {
    facts: Batch['facts']
    state: AnyState
  }
  const live = { game: toy, setting, seats: 2, log: gameLog(), table: newTableState(), state } as unknown as RunningGame
  const clock = manualClock(100 * DAY)
  const keeper = noteKeeper({ live: () => live, people: [seat(1), seat(2)], clock }, undefined)
  const first = keeper.now()
  expect(first).toEqual({ awaits: [1, 2], moves: false, at: 100 * DAY })
  keeper.stored(first)
  const batch = (about: Batch['facts']): Batch => ({ n: 1, rulesVersion: 1, facts: about })
  clock.wind(20 * DAY)
  // Nobody but its owner sees this one: watchers must not learn from the note that anything happened.
  const hidden = batch([{ kind: 'marked', seat: 1, marked: false } as never])
  const shown = batch(facts)
  expect(keeper.after({ batch: hidden, state })).toBeUndefined()
  expect(keeper.after({ batch: shown, state })).toEqual({ ...first, at: 120 * DAY })
})
