import { catalogue } from '../../client/catalogue.ts'
import type { ZoneEditorWords } from './messages/en.ts'

/** The words of the zone editor, loaded with it. */
export const { loadWords: loadZoneEditorWords, words: zoneEditorWords } = catalogue<ZoneEditorWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
