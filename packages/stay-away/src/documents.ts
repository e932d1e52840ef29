import {
  type DocumentFacts,
  type Game,
  isRefusal,
  type OfficialDocument,
  type Refusal,
  refuse,
  UNTITLED,
} from '@selva/core'
import { deckFor } from './setting/copies.ts'
import { officialScenarios, scenarioDraftFrom, scenarioText } from './setting/scenario-draft.ts'
import { scenarioFaultsOf } from './setting/scenario-faults.ts'
import { defaultRules } from './setting/switches.ts'
import type { StayAwayShape } from './table-game.ts'

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

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Are these the rules and cards of the scenario, and nothing else? */
export const plays: Game<StayAwayShape>['plays'] = ({ seats, rules, cards }, kind, text) => {
  const draft = kind === 'scenario' ? scenarioDraftFrom(text) : refuse('kind')
  if (isRefusal(draft)) return false
  // A changed entry keeps its place, so the order of both is the same.
  return isSame({ ...defaultRules, ...draft.rules }, rules) && isSame({ ...deckFor(seats), ...draft.cards }, cards)
}
