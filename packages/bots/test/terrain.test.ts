import { escape, type Setting } from '@selva/escape'
import { expect, test } from 'vitest'
import { cardTellsDanger, terrainOf } from '../src/escape/terrain.ts'
import { galilei, sector } from './table.ts'

const plain = galilei(4)
/** A rule that looks at the sector and not at its kind alone. */
const besideHatches: Setting = {
  ...plain,
  rules: {
    ...plain.rules,
    draws: (zone, at) => plain.rules.draws(zone, at) || zone.hatches.some((h) => zone.next[h.at]?.includes(at)),
  },
}

test('tables share a terrain only if every sector costs the same at both', () => {
  expect(terrainOf(escape.start(galilei(6)))).toBe(terrainOf(escape.start(plain)))
  const other = terrainOf(escape.start(besideHatches))
  expect(other).not.toBe(terrainOf(escape.start(plain)))
  const quiet = (setting: Setting) => terrainOf(escape.start(setting)).quiet[sector('V01')]
  expect([quiet(plain), quiet(besideHatches)]).toEqual([1, 0])
})

test('a card tells of a dangerous sector only where no secure one costs a card', () => {
  const all = galilei(4, 'advanced', { codes: ['A.1'] })
  const tells = [plain, besideHatches, all].map((setting) => cardTellsDanger(terrainOf(escape.start(setting))))
  expect(tells).toEqual([true, false, false])
})
