import { codedText, isRefusal, redactor, textOf } from '@selva/core'
import { type ChoiceRarity, compareSizes, type Writer } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import { visibility } from '../src/facts.ts'
import { type Setting, type StayAwayShape, SWITCHES, stayAway } from '../src/index.ts'
import { disguise } from '../src/testing/index.ts'
import { vocabulary } from '../src/vocabulary.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const more = { quick: 1, full: 8, nightly: 60 }[level] ?? 1

const settingOf = (seats: number, draft: object = {}): Setting => {
  const setting = stayAway.setting({ seats, ...draft })
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}
const seldom: ChoiceRarity<StayAwayShape> = ({ do: what }) => (what === 'declare' ? 60 : what === 'order' ? 8 : 1)
const sizes = (game: typeof stayAway, setting: Setting, positions: number, write: Writer = codedText) =>
  compareSizes(game, setting, disguise, { positions, seed: 5, write, seldom })
/** Every switch at its other value: among others, eliminated players see everything. */
const otherWay = Object.fromEntries(Object.entries(SWITCHES).map(([name, values]) => [name, values[1]]))

describe('L16: the size of a frame', () => {
  it.each([
    ['4 players', settingOf(4)],
    ['8 players', settingOf(8)],
    ['12 players', settingOf(12)],
    ['6 players and all switches', settingOf(6, { rules: otherWay })],
    ['6 players, and the eliminated see everything', settingOf(6, { rules: { eliminatedSee: 'everything' } })],
  ])('tells no card, role or infection to anybody who sees only sizes: %s', (_, setting) => {
    const positions = 2500 * more
    const { leak, compared } = sizes(stayAway, setting, positions)
    expect(leak).toBeUndefined()
    expect(compared).toBeGreaterThan(positions / 12)
  })
  it('is found to tell them in full words', () => {
    expect(sizes(stayAway, settingOf(6), 2000, textOf).leak).toBeDefined()
  })
  it('is found to tell who is The Thing, who is infected and who looked, where no room was kept for it', () => {
    for (const [kind, told] of [
      ['dealt', 'thingWoke'],
      ['exchanged', 'infected'],
      ['defended', 'offerSeen'],
    ] as const) {
      const careless = redactor(visibility, { ...vocabulary, reserve: { ...vocabulary.reserve, [kind]: 0 } })
      expect(sizes({ ...stayAway, redactor: careless }, settingOf(6), 20_000).leak).toContain(told)
    }
  })
})
