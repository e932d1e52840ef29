import { catalogue } from '../client/catalogue.ts'
import type { LogWords } from './messages/en.ts'

/** The words of logs of every game: loaded behind the table. */
export const {
  load: LOG_WORDS,
  loadWords: loadLogWords,
  words: logWords,
} = catalogue<LogWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
