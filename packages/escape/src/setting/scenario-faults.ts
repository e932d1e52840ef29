import { type ScenarioFault, UNTITLED } from '@selva/core'
import { conflictsIn, crewConflicts } from './conflicts.ts'
import { idleRules } from './idle-rules.ts'
import { MAX_SEATS, MIN_SEATS } from './known-setting.ts'
import { type ScenarioDraft, scenarioOf } from './scenario-draft.ts'
import { zoneWarnings } from './zone-warnings.ts'

/** The fewest and the most players that a draft is checked with: those it suits, or the most that its crew is enough for. */
function checkedSeats(draft: ScenarioDraft): readonly [number, number] {
  if (draft.players !== 'unknown') return draft.players
  const scenario = scenarioOf(draft)
  let most = MAX_SEATS
  while (most > MIN_SEATS && crewConflicts(scenario, most).length > 0) most--
  return [most, most]
}

/** Everything that is wrong with a scenario, errors first; one with errors cannot be published. */
export function scenarioFaultsOf(draft: ScenarioDraft): readonly ScenarioFault[] {
  const scenario = scenarioOf(draft)
  const [least, most] = checkedSeats(draft)
  const found = conflictsIn(scenario, most)
  // OWN-X7: a crew that is too large for the fewest players.
  const forFewest = found.some(({ refusal }) => refusal.refused === 'codeSeats') ? [] : crewConflicts(scenario, least)
  const conflicts = [...found, ...forFewest.filter(({ refusal }) => refusal.refused === 'codeSeats')].map(
    ({ at, refusal }): ScenarioFault => ({ code: refusal.refused, severity: 'error', at, about: refusal.about }),
  )
  const errors = draft.title === '' ? [...conflicts, UNTITLED] : conflicts
  // Nothing can be said of rules that cannot be played together.
  return conflicts.length > 0 ? errors : [...errors, ...zoneWarnings(draft, most), ...idleRules(draft, most)]
}
