import type { Edition } from '@selva/escape'
import { catalogue } from '../../client/catalogue.ts'
import { type ByEdition, inBoth, inEach } from '../by-edition.ts'
import type { ExplainWords } from './messages/en.ts'

const { loadWords, words } = catalogue<ByEdition<ExplainWords>>({
  en: async () => inEach(await import('./messages/en.ts')),
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

/** The words that explain the things on the table, loaded when something is first asked. */
export const loadExplainWords = loadWords

/** The explanations in the words of an edition. */
export const explainWords = (edition: Edition): ExplainWords => words()[edition]
