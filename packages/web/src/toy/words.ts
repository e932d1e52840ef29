import { catalogue } from '../client/catalogue.ts'
import type { ToyWords } from './messages/en.ts'

/** All the words of the game. There are so few that they are loaded together. */
export const { learn: learnWords, words: tell } = catalogue<ToyWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
