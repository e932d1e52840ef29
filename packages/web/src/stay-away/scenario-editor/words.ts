import { catalogue } from '../../client/catalogue.ts'
import type { StayAwayScenarioWords } from './messages/en.ts'

/** The words of the editor that only Stay Away! has, loaded with it. */
export const {
  load: EDITOR_WORDS,
  loadWords: loadEditorWords,
  words: editorWords,
} = catalogue<StayAwayScenarioWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
