import type { FileRefusal } from '@selva/core'
import { catalogue } from '../../client/catalogue.ts'
import type { ScenarioWords } from './messages/en.ts'
import type { ScenarioGame } from './scenario-game.ts'

/** The words of the scenario editor, loaded with it. */
export const {
  load: SCENARIO_WORDS,
  loadWords: loadScenarioWords,
  words: scenarioWords,
} = catalogue<ScenarioWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})

/** Why a file is refused, in words that point at the place. */
export function fileRefusalText(refusal: FileRefusal, game: ScenarioGame): string {
  const w = scenarioWords().refusals
  const { refused, about, at } = refusal
  switch (refused) {
    case 'fileJson':
      return w.fileJson
    case 'fileLong':
      return w.fileLong(about)
    case 'fileVersion':
      return w.fileVersion
    case 'fileGame':
      return w.fileGame
    case 'fileEntry':
    case 'fileText':
    case 'fileCharacters':
    case 'fileMarkup':
      return w[refused](at)
    case 'fileTextLong':
    case 'filePlayers':
      return w[refused](at, about)
    default:
      return w.at(at, game.refusalText(refusal))
  }
}
