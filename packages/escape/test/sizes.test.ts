import { codedText, isRefusal, redactor, textOf } from '@selva/core'
import { compareSizes, type Writer } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import { visibility } from '../src/facts.ts'
import { escape, PRESETS, type Setting } from '../src/index.ts'
import { disguise } from '../src/testing/index.ts'
import { vocabulary } from '../src/vocabulary.ts'
import { more, TIMEOUT } from './level.ts'

const tableOf = (draft: object): Setting => {
  const setting = escape.setting({ zone: 'socrates', preset: 'advanced', seats: 6, ...draft })
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}
const sizes = (game: typeof escape, setting: Setting, positions: number, write: Writer = codedText) =>
  compareSizes(game, setting, disguise(setting), { positions, seed: 5, write })

describe('L16: the size of a frame', () => {
  const positions = 1200 * more
  const tables: readonly (readonly [string, object])[] = [
    ...PRESETS.map((preset) => [preset, { preset }] as const),
    ['16 seats', { preset: 'ultimate', zone: 'galilei', seats: 16 }],
    ['secret start places', { codes: ['A.5', 'C.6', 'H.2', 'G.4', 'A.2'], switches: { crew: 'both' } }],
    ['many Cats', { preset: 'ultimate', decks: { dangers: { cat: 60 } } }],
    ['B.3, A.1, A.5, E.3', { preset: 'ultimate', codes: ['B.3', 'A.1', 'A.5', 'E.3', { code: 'B.4', hatch: 1 }] }],
  ]
  it.each(tables)(
    'tells no card, place, role or hidden fact to anybody who sees only sizes: %s',
    (_, draft) => {
      const { leak, compared } = sizes(escape, tableOf(draft), positions)
      expect(leak).toBeUndefined()
      expect(compared).toBeGreaterThan(positions / 3)
    },
    TIMEOUT,
  )
  it('is found to tell them in full words', () => {
    expect(sizes(escape, tableOf({}), 2000, textOf).leak).toBeDefined()
  })
  it('is found to tell a hidden fact that no room was kept for', () => {
    for (const kind of ['moved', 'drew', 'noise'] as const) {
      const careless = redactor(visibility, { ...vocabulary, reserve: { ...vocabulary.reserve, [kind]: 0 } })
      expect(sizes({ ...escape, redactor: careless }, tableOf({}), 4000).leak).toContain(`"${kind}"`)
    }
  })
})
