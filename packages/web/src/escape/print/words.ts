import type { Edition } from '@selva/escape'
import { catalogue } from '../../client/catalogue.ts'
import { type ByEdition, inBoth, inEach } from '../by-edition.ts'
import { cardWords } from '../card/words.ts'

import { tell } from '../words.ts'
import type { PrintWords } from './messages/en.ts'

const { loadWords, words } = catalogue<ByEdition<PrintWords>>({
  en: async () => inEach(await import('./messages/en.ts')),
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

export const loadPrintWords = loadWords
/** The words of the pages around the sheets: the same for both editions. */
export const printWords = (): PrintWords => words().black

/** The words on a sheet: its own, and those that the table has too. */
export type SheetWords = Pick<
  PrintWords,
  'zone' | 'name' | 'character' | 'fold' | 'legend' | 'others' | 'items' | 'credit' | 'document'
> & {
  readonly game: string
  readonly record: string
  readonly humanSector: string
  readonly alienSector: string
}

/** The words on a sheet of an edition. */
export function sheetWords(edition: Edition): SheetWords {
  const { record, cells } = tell(edition)
  const { humanSector, alienSector } = cells
  return { ...words()[edition], game: cardWords().name, record, humanSector, alienSector }
}
