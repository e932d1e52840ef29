import { catalogue } from '../../client/catalogue.ts'
import type { EscapeMomentWords } from './messages/en.ts'

/** The words of Escape's moments: loaded behind the table. */
export const { loadWords: loadEscapeMomentWords, words: escapeMomentWords } = catalogue<EscapeMomentWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
