import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { codesFor } from '../src/index.ts'
import { citedIn, PARAGRAPHS } from './paragraphs.ts'

const here = import.meta.dirname

type Source = { readonly name: string; readonly cites: ReadonlySet<string> }

/** The files under a folder, each with the ids it cites. */
export function sources(folder: string, ends: string): readonly Source[] {
  const root = join(here, '..', folder)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ends))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      name: relative(root, file).replaceAll('\\', '/').slice(0, -ends.length),
      cites: citedIn(readFileSync(file, 'utf8')),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Places where each paragraph is implemented and tested, for `npm run docs`. */
export function tableOf(): string {
  const code = sources('src', '.ts').filter(({ name }) => !name.startsWith('testing/'))
  const tests = sources('test', '.test.ts')
  const cite = (list: readonly Source[], id: string) =>
    list
      .filter(({ cites }) => cites.has(id))
      .map(({ name }) => name)
      .join(', ') || '–'
  const rows = PARAGRAPHS.map((id) => `| ${id} | ${cite(code, id)} | ${cite(tests, id)} |`)
  return `| id | code | tests |\n| --- | --- | --- |\n${rows.join('\n')}`
}

/** SCN-2: the codes that go with Ultimate. */
export const ultimateCodes = (): string => `${codesFor('ultimate').join(', ')}.`
