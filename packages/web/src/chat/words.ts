import { catalogue } from '../client/catalogue.ts'
import type { ChatWords } from './messages/en.ts'

export const { loadWords: loadChatWords, words: chatWords } = catalogue<ChatWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
