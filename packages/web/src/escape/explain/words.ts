import { catalogue } from '../../client/catalogue.ts'
import type { ExplainWords } from './messages/en.ts'

/** The words that explain what is on the table, loaded when something is first asked. */
export const { loadWords: loadExplainWords, words: explainWords } = catalogue<ExplainWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
