import { type DocumentFacts, type Game, isRefusal, type OfficialDocument, type Refusal, UNTITLED } from '@selva/core'
import { officialScenarios } from './setting/official-scenarios.ts'
import { scenarioDraftFrom, scenarioText, uncheckedSetting } from './setting/scenario-draft.ts'
import { scenarioFaultsOf } from './setting/scenario-faults.ts'
import type { Setting } from './state.ts'
import type { EscapeShape } from './table-game.ts'
import { draftFrom, zoneText } from './zone/file.ts'
import { presetsFor } from './zone/hosts.ts'
import { zoneOf } from './zone/zone-of.ts'
import { zones } from './zones/index.ts'

function zoneFacts(text: string): DocumentFacts | Refusal {
  const draft = draftFrom(text)
  if (isRefusal(draft)) return draft
  const zone = zoneOf(draft)
  const presets = isRefusal(zone) ? [] : presetsFor(zone).filter(({ refusal }) => refusal === undefined)
  return {
    text: zoneText(draft),
    title: draft.title,
    description: draft.description,
    players: draft.players,
    playable: !isRefusal(zone),
    presets: presets.map(({ preset }) => preset),
  }
}

function scenarioFacts(text: string): DocumentFacts | Refusal {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return draft
  return {
    text: scenarioText(draft),
    title: draft.title,
    description: draft.description,
    players: draft.players,
    playable: !scenarioFaultsOf(draft).some(({ code, severity }) => severity === 'error' && code !== UNTITLED.code),
    presets: [draft.preset],
  }
}

/** The documents that people make for this game. */
export const documents: Game['documents'] = { zone: zoneFacts, scenario: scenarioFacts }

export const officialDocuments: readonly OfficialDocument[] = [
  ...zones.map(({ id, title }): OfficialDocument => ({ kind: 'zone', id: `official-${id}`, title })),
  ...officialScenarios.map(({ id, draft }): OfficialDocument => ({ kind: 'scenario', id, title: draft.title })),
]

/** The name and the description of a zone that a person has drawn. */
export const writtenIn: Game<EscapeShape>['writtenIn'] = ({ zone: { id, text } }) => {
  const draft = id === '' ? draftFrom(text) : undefined
  return draft === undefined || isRefusal(draft) ? [] : [draft.title, draft.description]
}

/** The rules that a table has chosen, in one order. */
function chosen({ rules }: Setting): string {
  const { preset, codes, switches, decks } = rules.scenario
  const sorted = (part: object) => Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const cards = sorted(decks).map(([deck, counts]) => [deck, sorted(counts)])
  return JSON.stringify([preset, codes, sorted(switches), cards])
}

/** Is this the zone of the document, or are these the rules of the scenario and nothing else? */
export const plays: Game<EscapeShape>['plays'] = (setting, kind, text) => {
  if (kind === 'zone') return setting.zone.text === text
  const draft = scenarioDraftFrom(text)
  return !isRefusal(draft) && chosen(uncheckedSetting(draft, setting.zone, setting.seats)) === chosen(setting)
}
