import { type DocumentFacts, type Game, isRefusal, type OfficialDocument, type Refusal, UNTITLED } from '@selva/core'
import { officialScenarios, scenarioDraftFrom, scenarioText } from './setting/scenario-draft.ts'
import { scenarioFaultsOf } from './setting/scenario-faults.ts'

function scenarioFacts(text: string): DocumentFacts | Refusal {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return draft
  return {
    text: scenarioText(draft),
    title: draft.title,
    description: draft.description,
    players: draft.players,
    playable: !scenarioFaultsOf(draft).some(({ code, severity }) => severity === 'error' && code !== UNTITLED.code),
    presets: [],
  }
}

/** The documents that people make for this game. */
export const documents: Game['documents'] = { scenario: scenarioFacts }

export const officialDocuments: readonly OfficialDocument[] = officialScenarios.map(({ id, draft }) => ({
  kind: 'scenario',
  id,
  title: draft.title,
}))
