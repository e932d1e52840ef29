import { count, fastChance, nth, open, play, randomElement } from '@selva/core'
import { fuzzGame } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import { type Choice, escape, type FullState, PRESETS, type Setting, zones } from '../src/index.ts'
import { broken, brokenBy } from './invariants.ts'
import { more, TIMEOUT } from './level.ts'
import { scenario, tableOf } from './mixtures.ts'

const LONGEST = 40 * 16 * 12
/** Small tables are quick; every number of players comes up in longer runs. */
const SEATS = [3, 5, 2, 4, 6, 4, 3, 7, 2, 5, 8, 4, 9, 6, 3, 11, 5, 16, 4, 13]

describe('random games keep every promise to every audience', () => {
  for (const preset of PRESETS)
    it(
      `${preset}, on every zone`,
      () => {
        let games = 0
        for (const [z, zone] of zones.entries())
          for (let i = 0; i < 4 * more; i++) {
            const setting = tableOf(zone.id, preset, SEATS[(i + z) % SEATS.length] ?? 4)
            if (setting === undefined) continue
            fuzzGame(escape, setting, i * 31 + z, { broken, longest: LONGEST })
            games++
          }
        expect(games).toBeGreaterThanOrEqual(28 * more)
      },
      TIMEOUT,
    )
  it(
    'with many players',
    () => {
      for (const [p, preset] of PRESETS.entries())
        for (let i = 0; i < more; i++) {
          const setting = tableOf('socrates', preset, 9 + ((i + p) % 8))
          if (setting !== undefined) fuzzGame(escape, setting, i, { broken, longest: LONGEST, followed: 5 })
        }
    },
    TIMEOUT,
  )
  it(
    'with wild mixtures of codes, switches and decks',
    () => {
      let games = 0
      for (let seed = 0; games < 60 * more; seed++) {
        const setting = scenario(seed)
        if (setting === undefined) continue
        fuzzGame(escape, setting, seed, { broken, longest: LONGEST })
        games++
      }
    },
    TIMEOUT,
  )
})

describe('INV-1, INV-2, INV-3, INV-5: nothing that happens breaks a rule', () => {
  const watched = (setting: Setting, seed: number): void => {
    const chance = fastChance(seed)
    const { state } = open(escape, setting, chance)
    for (let n = 0; state.end === 'running'; n++) {
      expect(n).toBeLessThan(LONGEST)
      const before = escape.clone(state) as FullState
      const option = randomElement(escape.options(state, state.turn), chance)
      const facts = play(escape, state, before.turn, nth<Choice>([option], chance.below(count([option]))), chance)
      const wrong = brokenBy(before, facts, state) ?? broken(state)
      if (wrong !== undefined) throw new Error(`seed ${seed}, choice ${n}: ${wrong}`)
    }
  }
  it(
    'in presets on every zone',
    () => {
      for (const preset of PRESETS)
        for (const [z, zone] of zones.entries())
          for (let i = 0; i < 8 * more; i++) {
            const setting = tableOf(zone.id, preset, SEATS[(i + z) % SEATS.length] ?? 4)
            if (setting !== undefined) watched(setting, i * 37 + z)
          }
    },
    TIMEOUT,
  )
  it(
    'in wild mixtures',
    () => {
      for (let seed = 5000; seed < 5000 + 300 * more; seed++) {
        const setting = scenario(seed)
        if (setting !== undefined) watched(setting, seed)
      }
    },
    TIMEOUT,
  )
})
