import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { SOURCE } from './source.ts'

/** The selectors of a style sheet, one by one; those of `@media` blocks too. Steps of keyframes are none. */
function selectorsIn(css: string): readonly string[] {
  const found: string[] = []
  const within: string[] = []
  for (const [, prelude = '', mark] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const text = prelude.trim()
    if (mark === '}') within.pop()
    if (mark !== '{') continue
    within.push(text)
    if (!text.startsWith('@') && !within.some((outer) => outer.startsWith('@keyframes')))
      found.push(...text.split(/,(?![^(]*\))/).map((selector) => selector.trim()))
  }
  return found
}

/** Selectors that can reach something outside the game's root class. */
const strayIn = (css: string, look: string): readonly string[] =>
  selectorsIn(css).filter((selector) => !new RegExp(`^(:where\\(\\.${look}\\)|\\.${look}(?![\\w-]))`).test(selector))

test('a selector outside the root is found', () => {
  const css = `
    :where(.ring) .log, .ring.table > .bar { color: red }
    @media (max-width: 900px) { .rail.r > section:first-child { flex: none } }
    @keyframes rise { from { opacity: 0 } }
    .ringbox:is(.a, .b) { margin: 0 }
    :where(.ring) .a, .b { margin: 0 }`
  expect(strayIn(css, 'ring')).toEqual(['.rail.r > section:first-child', '.ringbox:is(.a, .b)', '.b'])
})

test.each(Object.entries(GAMES))('the styles of %s stand under its root class', (folder, { look }) => {
  const sheets = readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const stray = sheets.flatMap((name) =>
    strayIn(readFileSync(join(SOURCE, folder, name), 'utf8'), look).map((selector) => `${name}: ${selector}`),
  )
  expect(sheets).not.toEqual([])
  expect(stray).toEqual([])
})

test('no two games share a root class', () => {
  const looks = Object.values(GAMES).map(({ look }) => look)
  expect(new Set(looks).size).toBe(looks.length)
})
