import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { visibility } from '../src/index.ts'
import { citedIn, EXAMPLES, PARAGRAPHS, UNTESTED } from './paragraphs.ts'
import { sources } from './rules-page.ts'

// This file names ids only to check them, so it cites none.
const tests = sources('test', '.test.ts').filter(({ name }) => name !== 'paragraphs')
const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'rules', 'escape.md'), 'utf8')

describe('the paragraphs of the rules', () => {
  it('are all tested, worked examples included', () => {
    const cited = new Set(tests.flatMap(({ cites }) => [...cites]))
    const missing = [...PARAGRAPHS, ...EXAMPLES].filter((id) => !cited.has(id) && !UNTESTED.includes(id))
    expect(missing).toEqual([])
  })
  it('are all on the rules page', () => {
    const prose = citedIn(page.slice(0, page.indexOf('<!-- paragraphs:')))
    expect(PARAGRAPHS.filter((id) => !prose.has(id))).toEqual([])
  })
  it('are the only ones anybody cites', () => {
    const known = new Set([...PARAGRAPHS, ...EXAMPLES])
    for (const { name, cites } of [...sources('src', '.ts'), ...tests])
      expect([name, ...[...cites].filter((id) => !known.has(id))]).toEqual([name])
  })
  it('and the page names every kind of fact', () => {
    for (const kind of Object.keys(visibility)) expect(page).toContain(`\`${kind}\``)
  })
})
