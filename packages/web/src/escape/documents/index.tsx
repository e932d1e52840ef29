import { officialScenarios, PRESETS, presets, scenarioText, zones } from '@selva/escape'
import type { GameDocuments, OfficialEntry } from '../../documents/game-documents.ts'
import type { GameLabWords } from '../../lab/game-lab.ts'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { escapeLabWords, loadEscapeLabWords } from '../lab/words.ts'
import { loadLayerWords } from '../layers/words.ts'
import { loadRuleWords, ruleWords } from '../rules/words.ts'
import { Figures, Portrait, Thumbnail } from './Shown.tsx'
import { presetsOf, settingOf } from './setting-of.ts'
import { loadEscapeDocumentWords } from './words.ts'

const officialZones = (): readonly OfficialEntry[] =>
  zones.map(({ id, text, players }) => ({
    id: `official-${id}`,
    kind: 'zone',
    text,
    title: zoneName(id),
    description: '',
    players,
    presets: [...presetsOf(text)],
  }))

const officialRules = (): readonly OfficialEntry[] =>
  officialScenarios.map(({ id, draft }) => ({
    id,
    kind: 'scenario',
    text: scenarioText(draft),
    title: cardWords().presets[draft.preset],
    description: ruleWords('black').presets[draft.preset],
    players: draft.players,
    presets: [draft.preset],
  }))

/** The lab's words for the edition of the preset that a document is judged with. */
function labWords(hosted: readonly string[]): GameLabWords {
  const judged = hosted.includes('advanced') ? 'advanced' : PRESETS.find((preset) => hosted.includes(preset))
  return escapeLabWords(presets[judged ?? 'advanced'].edition)
}

/** The zones and scenarios of Escape. */
export async function load(): Promise<GameDocuments> {
  await Promise.all([loadRuleWords(), loadEscapeDocumentWords(), loadEscapeLabWords(), loadLayerWords()])
  return {
    official: () => [...officialZones(), ...officialRules()],
    presets: () => PRESETS.map((id) => ({ id, name: cardWords().presets[id] })),
    Thumbnail,
    Portrait,
    Figures,
    labWords,
    settingOf,
  }
}
