import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODES, isOurs } from '../src/index.ts'

const upTo = (section: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${section}-${i + 1}`)

/** SCN-A1 … SCN-J4: one for each printed code. */
const codes = CODES.filter((code) => !isOurs(code)).map((code) => `SCN-${code.replace('.', '')}`)

/** The ids that a text cites. */
export const citedIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b(?:[A-Z]{3}-X?[A-Z]?\d+|EX-\d+)\b/g)?.filter((id) => !id.startsWith('SHA')))

const src = join(import.meta.dirname, '..', 'src')
const textsIn = (folder: string): readonly string[] =>
  readdirSync(join(src, folder)).map((file) => readFileSync(join(src, folder, file), 'utf8'))

/** Items and characters cite their own paragraphs, which are numbered from 10 on in their sections. */
const own = citedIn(
  [
    ...['item.ts', 'power.ts'].map((file) => readFileSync(join(src, file), 'utf8')),
    ...textsIn('items'),
    ...textsIn('characters'),
  ].join(),
)
const ownOf = (section: string): readonly string[] =>
  [...own].filter((id) => id.startsWith(`${section}-`) && Number(id.slice(section.length + 1)) >= 10).toSorted()

/** OWN-1 …: each of our own scenario rules cites its own paragraph. */
const ownCodes = [...citedIn(['crew', 'own'].flatMap((folder) => textsIn(join('modules', folder))).join())]
  .filter((id) => /^OWN-\d+$/.test(id))
  .toSorted((a, b) => Number(a.slice('OWN-'.length)) - Number(b.slice('OWN-'.length)))

/** Every paragraph of the rules, by its id. Ids are never reused. */
export const PARAGRAPHS: readonly string[] = [
  ...upTo('VOC', 12),
  ...upTo('GEO', 5),
  ...upTo('DCK', 12),
  ...upTo('SET', 9),
  ...upTo('TRN', 7),
  ...upTo('EVT', 4),
  ...upTo('MOV', 10),
  ...upTo('SEC', 6),
  ...upTo('NOI', 7),
  ...upTo('ATK', 9),
  ...upTo('FED', 4),
  ...upTo('HAT', 7),
  ...upTo('END', 12),
  ...upTo('ITM', 7),
  ...ownOf('ITM'),
  ...upTo('SCN', 2),
  'SCN-H0',
  ...codes,
  ...upTo('SCN-X', 16).map((id) => id.replace('X-', 'X')),
  'OWN-0',
  ...ownCodes,
  ...upTo('OWN-X', 8).map((id) => id.replace('X-', 'X')),
  ...upTo('ULT', 6),
  ...ownOf('ULT'),
  ...upTo('PST', 7),
  ...upTo('SWI', 11),
  'SWI-20',
  ...upTo('VIS', 39),
  ...upTo('SID', 11),
  ...upTo('INV', 5),
]

/** The worked examples. */
export const EXAMPLES: readonly string[] = upTo('EX', 72)

/** Paragraphs of which the rules package has nothing to test: they say what words mean, or are left to the table. */
export const UNTESTED: readonly string[] = [...upTo('VOC', 12), 'TRN-7', 'SID-11']
