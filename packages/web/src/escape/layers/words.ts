import { catalogue } from '../../client/catalogue.ts'
import type { LayerWords } from './messages/en.ts'

/** The words of the layers on a map of a zone. */
export const { loadWords: loadLayerWords, words: layerWords } = catalogue<LayerWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
