import { catalogue } from '../client/catalogue.ts'
import type { MineWords } from './messages/en.ts'

/** The words for the games of the reader. */
export const { loadWords: loadMineWords, words: mineWords } = catalogue<MineWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
