import { catalogue } from '../client/catalogue.ts'
import type { ReplayWords } from './messages/en.ts'

/** The words of the replay, loaded with it and after the end. */
export const { loadWords: loadReplayWords, words: replayWords } = catalogue<ReplayWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
