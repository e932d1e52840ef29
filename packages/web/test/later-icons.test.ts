import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LATER_ICONS } from '../src/ui/later/load.ts'

const namesIn = (file: string): readonly string[] =>
  [...readFileSync(join(import.meta.dirname, '..', 'src', 'ui', file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  )

test('the drawings that come later are those of their file, and no others', () => {
  expect(namesIn('later/icons.svg').toSorted()).toEqual([...LATER_ICONS].toSorted())
  expect(namesIn('icons.svg').filter((name) => LATER_ICONS.has(name))).toEqual([])
})
