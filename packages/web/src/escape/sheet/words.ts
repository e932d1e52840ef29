import { catalogue } from '../../client/catalogue.ts'
import type { SheetWords } from './messages/en.ts'

/** The words of the sheet: loaded with it, behind the table. */
export const {
  load: SHEET_WORDS,
  loadWords: loadSheetWords,
  words: sheetWords,
} = catalogue<SheetWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
