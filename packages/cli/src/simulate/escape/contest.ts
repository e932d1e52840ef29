import { isRefusal, type Refusal, refuse, seatsOf } from '@selva/core'
import {
  type EndReason,
  escape,
  type FullState,
  MAX_SEATS,
  MIN_SEATS,
  PRESETS,
  playerAt,
  type Setting,
  sideOf,
  zones,
} from '@selva/escape'
import type { GameEnding, SimulatedGame } from '../simulated-game.ts'
import { conserved } from './cards.ts'
import { inHand } from './hands.ts'
import { stands } from './moves.ts'
import { inOrder } from './order.ts'
import { stayOut } from './out.ts'

/** Hints for a host whose table was refused. */
const HINTS: { readonly [code: string]: string | undefined } = {
  preset: `there are ${PRESETS.join(', ')}`,
  zone: `there are ${zones.map((z) => z.id).join(', ')}`,
  seats: `a table has ${MIN_SEATS} to ${MAX_SEATS} players`,
  startStuck: 'nobody could leave this start sector in this zone',
  noWayOut: 'no human could reach a hatch from this start sector',
}

/** The winners: the players who fled, the aliens, both, or the player with most kills where there are no humans. */
function winnerOf(state: FullState): string {
  if (state.end === 'running') throw new Error('the game is not over')
  const won = state.end.winners.map((seat) => playerAt(state, seat))
  if (won.length === 0) return 'nobody'
  if (state.end.reason === 'kills' || !hasHumans(state.setting)) return 'killer'
  const fled = won.some((p) => p.status === 'escaped')
  const hunted = won.some((p) => p.status !== 'escaped')
  return fled && hunted ? 'both' : fled ? 'human' : 'alien'
}

const hasHumans = ({ rules, seats }: Setting): boolean => rules.humans(seats) > 0

function ending(state: FullState): GameEnding {
  if (state.end === 'running') throw new Error('the game is not over')
  const { reason, winners } = state.end
  const seats = seatsOf(state.setting.seats).map((seat) => ({
    dealt: sideOf(playerAt(state, seat).character),
    won: winners.includes(seat),
  }))
  return { winner: winnerOf(state), reason, length: state.round, seats }
}

/** Possible outcomes of a game at this table. */
function outcomes(
  setting: Setting,
): Pick<SimulatedGame, 'winners' | 'reasons'> & { readonly reasons: readonly EndReason[] } {
  const { rules, seats } = setting
  if (!hasHumans(setting)) return { winners: ['killer', 'nobody'], reasons: ['kills', 'time'] }
  if (rules.hatchMode === 'first')
    return { winners: ['human', 'alien', 'nobody'], reasons: ['firstEscape', 'noHuman', 'time'] }
  const kills = rules.killTarget(seats) > 0
  return {
    winners: ['human', 'alien', 'both', 'nobody', ...(kills ? ['killer'] : [])],
    reasons: ['noHuman', 'lastEscaped', 'time', ...(kills ? (['kills'] as const) : [])],
  }
}

/** A contest of Escape with these options, or why there is no such table. */
export function simulatedEscape(draft: unknown): SimulatedGame | Refusal {
  const setting = escape.setting(draft)
  if (isRefusal(setting)) {
    const hint = HINTS[setting.refused]
    return hint === undefined ? setting : refuse(setting.refused, `${setting.about}; ${hint}`)
  }
  return {
    game: escape,
    draft,
    setting,
    ...outcomes(setting),
    lengthIn: 'rounds',
    checks: [conserved, inHand, stands(), stayOut(), inOrder],
    ending,
  }
}
