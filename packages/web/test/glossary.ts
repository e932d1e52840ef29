import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@selva/protocol'
import { LANGUAGE_CODES } from '../src/client/language.ts'

/** A word of the glossary that a catalogue holds: the folder of the catalogue, the path in it, the word of each language. */
export type Term = {
  readonly folder: string
  readonly path: string
  readonly words: Readonly<Record<Language, string>>
}

/** Forms that must not be written in a language, and the places where they may stand after all. */
export type Ban = {
  readonly language: Language | 'all'
  readonly forms: readonly string[]
  readonly instead: string
  readonly phrases: readonly string[]
  readonly keys: readonly string[]
}

type Row = Readonly<Record<string, string>>
type Table = { readonly heading: string; readonly columns: readonly string[]; readonly rows: readonly Row[] }

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replace(/^ | $/g, ''))

/** The tables of a page, each with the heading over it. */
function tablesIn(page: string): readonly Table[] {
  let heading = ''
  const tables: { heading: string; columns: readonly string[]; rows: Row[] }[] = []
  let open = false
  for (const line of page.split('\n')) {
    if (line.startsWith('#')) heading = line
    if (!line.startsWith('|')) {
      open = false
      continue
    }
    const cells = cellsOf(line)
    if (!open) tables.push({ heading, columns: cells, rows: [] })
    else if (!/^\|( ---+ \|)+$/.test(line)) {
      const { columns, rows } = tables.at(-1) as { columns: readonly string[]; rows: Row[] }
      rows.push(Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])))
    }
    open = true
  }
  return tables
}

const spans = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

/** `escape items.cat.name` is the text `items.cat.name` of the catalogue in `escape/messages`. */
function placeOf(key: string): { readonly folder: string; readonly path: string } {
  const [part = '', path = ''] = key.split(' ')
  return { folder: part === 'messages' ? part : `${part}/messages`, path }
}
export const keyOf = (folder: string, path: string): string => `${folder.replace(/\/messages$/, '')} ${path}`

const wordOf = (cell: string): string => cell.replace(/^\*(.*)\*$/, '$1')

export function termsIn(page: string): readonly Term[] {
  return tablesIn(page)
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      spans(row['key'] ?? '').map((key) => ({
        ...placeOf(key),
        words: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, wordOf(row[code] ?? '')])) as Term['words'],
      })),
    )
}

export function bansIn(page: string): readonly Ban[] {
  return tablesIn(page)
    .filter(({ columns }) => columns[0] === 'not')
    .flatMap(({ heading, rows }) => {
      const language = spans(heading)[0] as Language | 'all'
      return rows.map(({ not = '', but = '', except = '' }) => ({
        language,
        forms: spans(not),
        instead: but,
        phrases: [...except.matchAll(/“([^”]+)”/g)].map(([, phrase = '']) => phrase),
        keys: spans(except),
      }))
    })
}

const LETTER = '[\\p{L}\\p{N}_]'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How a form is searched for: see “Forms we do not write” in the glossary. */
function patternOf(form: string): RegExp {
  const body = escaped(form).replaceAll('~', '\\p{L}*')
  if (!/\p{L}/u.test(form)) return new RegExp(body, 'gu')
  return new RegExp(`(?<!${LETTER})${body}(?!${LETTER})`, /\p{Lu}/u.test(form) ? 'gu' : 'giu')
}

/** The first of the forms that a text has outside the phrases in which it is right. */
export function formIn(text: string, { forms, phrases }: Pick<Ban, 'forms' | 'phrases'>): string | undefined {
  const rest = phrases.reduce((left, phrase) => left.replace(patternOf(phrase), '{}'), text)
  return forms.find((form) => patternOf(form).test(rest))
}

export const GLOSSARY = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'glossary.md'), 'utf8')
