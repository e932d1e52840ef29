import type { Setting } from '@selva/escape'
import { expect, test } from 'vitest'
import { cardTellsDanger, terrainOf } from '../src/escape/terrain.ts'
import { galilei, sector } from './table.ts'

const OPEN = 0b1111
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
  expect(terrainOf(galilei(6), OPEN)).toBe(terrainOf(plain, OPEN))
  const other = terrainOf(besideHatches, OPEN)
  expect(other).not.toBe(terrainOf(plain, OPEN))
  const quiet = (setting: Setting) => terrainOf(setting, OPEN).quiet[sector('V01')]
  expect([quiet(plain), quiet(besideHatches)]).toEqual([1, 0])
})

test('a card tells of a dangerous sector only where no secure one costs a card', () => {
  const all = galilei(4, 'advanced', { codes: ['A.1'] })
  const tells = [plain, besideHatches, all].map((setting) => cardTellsDanger(terrainOf(setting, OPEN)))
  expect(tells).toEqual([true, false, false])
})
