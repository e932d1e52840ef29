import { PRESETS, type Preset } from './scenario.ts'
import type { ScenarioDraft } from './scenario-draft.ts'

const TITLES: Readonly<Record<Preset, string>> = {
  basic: 'Basic',
  advanced: 'Advanced',
  infection: 'Infection',
  arena: 'Arena',
  'old-school': 'Old School',
  'ultimate-basic': 'Ultimate Basic',
  ultimate: 'Ultimate',
}

/** A scenario that ships with the game: it has an id like any document, and can be forked but not changed. */
export type OfficialScenario = { readonly id: string; readonly draft: ScenarioDraft }

/** Section 16: every preset as a document. */
export const officialScenarios: readonly OfficialScenario[] = PRESETS.map((preset) => ({
  id: `official-${preset}`,
  draft: {
    title: TITLES[preset],
    description: '',
    players: 'unknown',
    zones: [],
    preset,
    codes: [],
    switches: {},
    decks: {},
  },
}))
