import type { Edition } from '@selva/escape'
import { catalogue } from '../../client/catalogue.ts'
import { type ByEdition, inBoth, inEach } from '../by-edition.ts'
import type { EndWords } from './messages/en.ts'

const { loadWords, words } = catalogue<ByEdition<EndWords>>({
  en: async () => inEach(await import('./messages/en.ts')),
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

/** The words of the end of a game, which come with its page. */
export const loadEndWords = loadWords
export const endWords = (edition: Edition): EndWords => words()[edition]
