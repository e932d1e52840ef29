import type { Edition } from '@selva/escape'
import { catalogue } from '../client/catalogue.ts'
import type { EscapeWords } from './messages/en.ts'

type WordsByEdition = { readonly [E in Edition]: EscapeWords }

const inBoth = (words: EscapeWords): WordsByEdition => ({ black: words, ultimate: words })

const { loadWords, words } = catalogue<WordsByEdition>({
  en: async () => {
    const { en, enUltimate } = await import('./messages/en.ts')
    return { black: en, ultimate: enUltimate }
  },
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

/** The game's own catalogues, loaded with the game. */
export const loadGameWords = loadWords

/** The words of an edition: what Black prints as a hatch, Ultimate prints as a pod. */
export const tell = (edition: Edition): EscapeWords => words()[edition]
