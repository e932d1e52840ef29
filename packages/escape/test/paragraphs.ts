import { CODES } from '../src/index.ts'

const upTo = (section: string, last: number, first = 1): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${section}-${first + i}`)

/** SCN-A1 … SCN-J4: one for each code. */
const codes = CODES.map((code) => `SCN-${code.replace('.', '')}`)

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
  ...upTo('ITM', 15, 10),
  ...upTo('SCN', 2),
  'SCN-H0',
  ...codes,
  ...upTo('SCN-X', 16).map((id) => id.replace('X-', 'X')),
  ...upTo('ULT', 6),
  ...upTo('ULT', 13, 10),
  ...upTo('ULT', 27, 20),
  ...upTo('ULT', 38, 30),
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

/** The ids that a text cites. */
export const citedIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b(?:[A-Z]{3}-X?[A-Z]?\d+|EX-\d+)\b/g)?.filter((id) => !id.startsWith('SHA')))
