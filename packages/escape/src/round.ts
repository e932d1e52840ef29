import { loudnessIn } from './danger-draw.ts'
import type { RoundNotice } from './facts.ts'
import type { EscapeTurn, Rules } from './state.ts'
import { playersInThirds } from './thirds.ts'

/** OWN-1, OWN-2, OWN-13: what changes for everyone with this round. */
function noticesOf(rules: Rules, round: number): readonly RoundNotice[] {
  const notices: RoundNotice[] = []
  if (round === rules.darkFrom) notices.push('lightsOut')
  if (loudnessIn(rules, round) === 'nowhere') notices.push('silentRound')
  if (round === rules.frenzyFrom) notices.push('frenzy')
  return notices
}

/** Everything that happens as a round begins, before its first turn. */
export function beginRound(turn: EscapeTurn, round: number): void {
  const { state } = turn
  const { zone, rules } = state.setting
  for (const notice of noticesOf(rules, round)) turn.emit({ kind: 'roundNotice', notice })
  for (const [i, { number }] of zone.hatches.entries())
    if (state.hatches[i] === 'locked' && rules.unlocksIn(number) <= round)
      turn.emit({ kind: 'hatchOpened', hatch: number }) // OWN-3
  if (rules.countsPlayers) turn.emit({ kind: 'counted', thirds: playersInThirds(state) }) // OWN-11
}
