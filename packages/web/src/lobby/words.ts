import { catalogue } from '../client/catalogue.ts'
import type { LobbyWords } from './messages/en.ts'

/** The words of a table that fills. */
export const { loadWords: loadLobbyWords, words: lobbyWords } = catalogue<LobbyWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
