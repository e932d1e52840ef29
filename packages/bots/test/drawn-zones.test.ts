import { fastChance, isRefusal } from '@selva/core'
import { escape, presetsFor, zoneOf } from '@selva/escape'
import { randomDraft } from '@selva/escape/testing'
import { expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { playGameToEnd } from '../src/index.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const SHEETS = level === 'quick' ? 40 : level === 'full' ? 120 : 3000
const SEATS = [2, 3, 4, 5, 6]

test(
  'bots play every random zone that passes the checks to its end, in every preset it claims to host',
  () => {
    let games = 0
    for (let seed = 0; seed < SHEETS; seed++) {
      const stream = fastChance(seed)
      const zone = zoneOf(randomDraft(stream))
      if (isRefusal(zone)) continue
      for (const { preset, refusal } of presetsFor(zone)) {
        if (refusal !== undefined) continue
        const seats = SEATS[stream.below(SEATS.length)] ?? 4
        const setting = escape.setting({ zone: zone.text, preset, seats })
        if (isRefusal(setting)) throw new Error(`seed ${seed}, ${preset} for ${seats}: ${setting.refused}`)
        const streams = { chance: fastChance(seed), stream: fastChance(seed + 1_000_000) }
        const end = playGameToEnd({ game: escape, setting, ...streams, bot: (seat) => escapeBot(setting, seat) })
        expect(escape.over(end)).toBe(true)
        games++
      }
    }
    expect(games).toBeGreaterThan(2 * SHEETS)
  },
  4 * 3_600_000,
)
