import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PARAGRAPHS } from './paragraphs.ts'

const here = import.meta.dirname
const root = join(here, '..', '..', '..')
const rules = readFileSync(join(root, 'docs', 'rules', 'stay-away.md'), 'utf8')

/** The ids in the titles of tests, and in which files they stand. */
const cited = new Map<string, Set<string>>()
for (const file of readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'paragraphs.test.ts')) {
  const titles = readFileSync(join(here, file), 'utf8').match(/\bit(?:\.each.*)?\([\s\S]*?=>/g) ?? []
  for (const id of titles.join(' ').match(/\b(?:[A-Z]{2,4}-\d+|INV)\b/g) ?? [])
    cited.set(id, (cited.get(id) ?? new Set()).add(file))
}
/** The table at the end of the rules: id, where implemented, where tested. */
const rows = new Map(
  [...rules.matchAll(/^\| ([A-Z]+(?:-\d+)?) \| (.*?) \| (.*?) \|$/gm)].map(([, id, done, tested]) => [
    id ?? '',
    { done: done ?? '', tested: tested ?? '' },
  ]),
)
const filesIn = (cell: string): readonly string[] => cell.match(/[\w/.-]+\.ts/g) ?? []

describe('the paragraphs of the rules', () => {
  it('are each cited by a test', () => {
    expect(PARAGRAPHS.filter((id) => !cited.has(id))).toEqual([])
  })
  it('are the only ones that tests cite', () => {
    expect([...cited.keys()].filter((id) => !PARAGRAPHS.includes(id))).toEqual([])
  })
  it('are each written down, but for the examples, which are tests', () => {
    const written = PARAGRAPHS.filter((id) => !id.startsWith('EX-'))
    expect(written.filter((id) => !rules.includes(`<a id="${id}"></a>**${id}**`))).toEqual([])
  })
  it('each have a line in the table that tells the truth', () => {
    expect([...rows.keys()].toSorted()).toEqual(PARAGRAPHS.toSorted())
    for (const [id, { done, tested }] of rows) {
      for (const file of filesIn(done)) expect(existsSync(join(here, '..', file)), `${id}: ${file}`).toBe(true)
      const files = filesIn(tested).map((file) => file.replace('test/', ''))
      expect(files.toSorted(), id).toEqual([...(cited.get(id) ?? [])].toSorted())
      if (!id.startsWith('EX-')) expect(filesIn(done).length, id).toBeGreaterThan(0)
    }
  })
})
