import { isRefusal } from '@selva/core'
import {
  draftFrom,
  escape,
  MAX_SEATS,
  MIN_SEATS,
  officialScenarios,
  presets,
  type ScenarioDraft,
  scenarioDraftFrom,
  scenarioFaultsOf,
  scenarioOf,
  scenarioText,
  settingDraftOf,
  zones,
} from '@selva/escape'
import { draftsOnDevice } from '../../documents/drafts-on-device.ts'
import type { PlayPlace, ScenarioGame } from '../../documents/scenario/scenario-game.ts'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { refusalText } from '../rules/refusal.ts'
import { loadRuleWords, ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import { entryRefusalText, faultText, solutionOf } from './faults.ts'
import { Rules } from './Rules.tsx'
import { sheetsIn } from './sheet.ts'
import { loadEditorWords } from './words.ts'

type NamedZone = { readonly zone: string; readonly name: string }

/** The official zones, those that a scenario is meant for first, then the ones drawn on this device. */
function zonesFor(draft: ScenarioDraft): readonly NamedZone[] {
  const advised = scenarioOf(draft).zones
  const rank = ({ zone }: NamedZone): number => (advised.includes(zone) ? 0 : 1)
  const official = zones.map(({ id }) => ({ zone: id, name: zoneName(id) })).toSorted((a, b) => rank(a) - rank(b))
  const own = draftsOnDevice('zone').filter(({ text }) => !isRefusal(draftFrom(text)))
  return [...official, ...own.map(({ text, title }) => ({ zone: text, name: title }))]
}

/** Zones that the scenario can be played on; all of them while it can be played on none. */
function playableZones(draft: ScenarioDraft): readonly NamedZone[] {
  const all = zonesFor(draft)
  const least = draft.players === 'unknown' ? MIN_SEATS : draft.players[0]
  const playable = all.filter(({ zone }) => !isRefusal(escape.setting(settingDraftOf(draft, zone, least))))
  return playable.length === 0 ? all : playable
}

function trouble(draft: ScenarioDraft, { zone, seats }: PlayPlace): string {
  const setting = escape.setting(settingDraftOf(draft, zone, seats))
  if (!isRefusal(setting)) return ''
  const { edition } = presets[draft.preset]
  const shown = zones.find(({ id }) => id === zone) ?? zones[0]
  return shown === undefined ? '' : refusalText(setting, shown, tell(edition), ruleWords(edition))
}

const scenarioGame: ScenarioGame<ScenarioDraft> = {
  game: 'escape',
  name: () => cardWords().name,
  seats: [MIN_SEATS, MAX_SEATS],
  officials: () =>
    officialScenarios.map(({ id, draft }) => ({
      id,
      name: cardWords().presets[draft.preset],
      line: ruleWords(presets[draft.preset].edition).presets[draft.preset],
      draft,
    })),
  read: scenarioDraftFrom,
  write: scenarioText,
  faults: scenarioFaultsOf,
  faultText,
  solution: solutionOf,
  refusalText: entryRefusalText,
  zones: playableZones,
  setting: (draft, { zone, seats }) => settingDraftOf(draft, zone, seats),
  trouble,
  sheets: sheetsIn,
  Rules,
}

/** The scenarios of Escape, once they can be told in words. */
export async function load(): Promise<ScenarioGame<ScenarioDraft>> {
  await Promise.all([loadRuleWords(), loadEditorWords()])
  return scenarioGame
}
