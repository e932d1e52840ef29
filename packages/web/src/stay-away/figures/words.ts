import { catalogue } from '../../client/catalogue.ts'
import type { FigureWords } from './messages/en.ts'

/** The words of this game’s figures on the profile. */
export const { loadWords: loadFigureWords, words: figureWords } = catalogue<FigureWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
