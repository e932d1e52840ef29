import { count, fastChance, isRefusal, nth, open, play } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  draftFrom,
  draftFromShareCode,
  escape,
  faultsOf,
  presetsFor,
  type Setting,
  shareCodeOf,
  zoneOf,
  zoneText,
} from '../src/index.ts'
import { randomDraft } from '../src/testing/index.ts'
import { broken } from './invariants.ts'
import { more, TIMEOUT } from './level.ts'

const LONGEST = 40 * 16 * 12
const SEATS = [2, 3, 4, 5, 6, 8, 9, 12, 16]

/** A whole game of random choices, all rules watched. */
function playRandomly(setting: Setting, seed: number): void {
  const chance = fastChance(seed)
  const { state } = open(escape, setting, chance)
  for (let n = 0; !escape.over(state); n++) {
    expect(n, `seed ${seed} goes on for ever`).toBeLessThan(LONGEST)
    const options = escape.options(state, state.turn)
    play(escape, state, state.turn, nth(options, chance.below(count(options))), chance)
    if (n % 8 === 0) expect(broken(state)).toBeUndefined()
  }
}

describe('random sheets', () => {
  it('come back from their file and their share code, whatever they are', () => {
    for (let seed = 0; seed < 200 * more; seed++) {
      const draft = randomDraft(fastChance(seed))
      expect(draftFrom(zoneText(draft))).toEqual(draft)
      expect(draftFromShareCode(shareCodeOf(draft))).toEqual(draft)
    }
  })
  it(
    'that pass the checks are played to the end in every preset that they claim to host',
    () => {
      let zones = 0
      let games = 0
      let refused = 0
      for (let seed = 0; seed < 160 * more; seed++) {
        const stream = fastChance(seed)
        const draft = randomDraft(stream)
        const error = faultsOf(draft).find(({ severity }) => severity === 'error')
        const zone = zoneOf(draft)
        if (isRefusal(zone)) {
          expect(zone.refused).toBe(error?.code)
          refused++
          continue
        }
        expect(error).toBeUndefined()
        zones++
        for (const { preset, refusal } of presetsFor(zone)) {
          if (refusal !== undefined) continue
          const seats = SEATS[stream.below(SEATS.length)] ?? 4
          const setting = escape.setting({ zone: zone.text, preset, seats })
          if (isRefusal(setting)) throw new Error(`seed ${seed}, ${preset} for ${seats}: ${setting.refused}`)
          playRandomly(setting, seed)
          games++
        }
      }
      // Both kinds come up, or the test says nothing.
      expect(refused).toBeGreaterThan(10 * more)
      expect(zones).toBeGreaterThan(30 * more)
      expect(games).toBeGreaterThan(150 * more)
    },
    TIMEOUT,
  )
})
