import { isRefusal } from '@selva/core'
import { MAX_SEATS, MIN_SEATS, scenarioDraftFrom, settingDraftOf } from '@selva/stay-away'
import type { Arena } from '../arena.ts'
import { scenarioIn } from '../document-file.ts'
import { switchesIn } from '../typed.ts'
import { checks } from './checks.ts'

export const stayAway: Arena = {
  players: `${MIN_SEATS} to ${MAX_SEATS}`,
  options: {
    scenario: { unset: '', meaning: 'scenario file' },
    switches: { unset: '', meaning: 'house rules, for example "declaration=automatic"' },
  },
  hints: {},
  draft(players, { scenario = '', switches }) {
    const rules = switchesIn(switches)
    if (scenario === '') return { seats: players, rules }
    const written = scenarioIn(scenario, scenarioDraftFrom)
    return isRefusal(written) ? written : { ...settingDraftOf(written, players), rules: { ...written.rules, ...rules } }
  },
  checks,
}
