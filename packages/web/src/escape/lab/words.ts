import type { Edition } from '@selva/escape'
import { catalogue } from '../../client/catalogue.ts'
import type { EscapeLabWords } from './messages/en.ts'

type WordsByEdition = { readonly [E in Edition]: EscapeLabWords }

const inBoth = (words: EscapeLabWords): WordsByEdition => ({ black: words, ultimate: words })

const { loadWords, words } = catalogue<WordsByEdition>({
  en: async () => {
    const { en, enUltimate } = await import('./messages/en.ts')
    return { black: en, ultimate: enUltimate }
  },
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

export const loadEscapeLabWords = loadWords

/** The lab's words for rules of an edition. */
export const escapeLabWords = (edition: Edition): EscapeLabWords => words()[edition]
