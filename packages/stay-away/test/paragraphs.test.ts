import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PARAGRAPHS, RULES, WRITTEN } from './paragraphs.ts'

const here = import.meta.dirname

/** The ids in the titles of tests, and in which files they stand. */
const cited = new Map<string, Set<string>>()
for (const file of readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'paragraphs.test.ts')) {
  const titles = readFileSync(join(here, file), 'utf8').match(/\bit(?:\.each.*)?\([\s\S]*?=>/g) ?? []
  for (const id of titles.join(' ').match(/\b(?:[A-Z]{2,4}-\d+|INV)\b/g) ?? [])
    cited.set(id, (cited.get(id) ?? new Set()).add(file))
}
/** The table at the end of the rules: id, where implemented, where tested. */
const rows = new Map(
  [...RULES.matchAll(/^\| ([A-Z]+(?:-\d+)?) \| (.*?) \| (.*?) \|$/gm)].map(([, id, done, tested]) => [
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
  it('are the only ones that the code cites, and each has an id of its own', () => {
    expect(new Set(WRITTEN).size).toBe(WRITTEN.length)
    const known = new Set([...WRITTEN, ...PARAGRAPHS])
    const sources = readdirSync(join(here, '..', 'src'), { recursive: true, encoding: 'utf8' })
    for (const file of sources.filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(join(here, '..', 'src', file), 'utf8')
      const ids = text.match(/\b[A-Z]{2,4}-\d+\b/g) ?? []
      expect([file, ...ids.filter((id) => !known.has(id))]).toEqual([file])
    }
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
