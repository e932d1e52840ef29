import type { Edition } from '@selva/escape'
import { catalogue } from '../../client/catalogue.ts'
import { inEdition } from '../edition-words.ts'
import type { ExplainWords } from './messages/en.ts'

const { loadWords, words } = catalogue<ExplainWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})

/** The words that explain the things on the table, loaded when something is first asked. */
export const loadExplainWords = loadWords

/** The explanations in the words of an edition. */
export const explainWords = (edition: Edition): ExplainWords => inEdition(words(), edition)
