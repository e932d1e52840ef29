import { type EndReason, type FullState, isTeamGame, type Player, playerAt, sideOf } from '@selva/escape'
import type { Check } from '../check.ts'

/** END-2 */
const isLeft = ({ side, status, returns }: Player<never>): boolean =>
  side === 'human' && (status === 'aboard' || (status === 'waiting' && returns !== 'never' && returns.side === 'human'))

/**
 * SET-2, VOC-6: as many humans were dealt as there must be, and a player who is no longer what he was dealt has turned.
 */
function wrongSides({ players, setting: { rules, seats } }: FullState): string | undefined {
  const dealt = players.filter((p) => sideOf(p.character) === 'human').length
  if (dealt !== rules.humans(seats)) return `${dealt} humans were dealt`
  const odd = players.findIndex((p) => p.side !== (p.turned ? 'alien' : sideOf(p.character)))
  return odd < 0 ? undefined : `seat ${odd + 1} is ${players[odd]?.side}, dealt ${players[odd]?.character}`
}

/** Section 12: what is wrong with the end of a game. */
function wrongEnd({ players, end, setting }: FullState, left: number): string | undefined {
  if (end === 'running') return undefined
  const { reason, winners } = end
  const escaped = players.filter((p) => p.status === 'escaped')
  const alone = !isTeamGame(setting.rules)
  if (alone && players.some((p, i) => p.status === 'escaped' && !winners.some((w) => w === i + 1)))
    return `an escaper has not won: ${reason}`
  if ((reason === 'firstEscape') !== (setting.rules.hatchMode === 'first' && escaped.length > 0))
    return `${escaped.length} escaped: ${reason}`
  const target = setting.rules.killTarget(setting.seats)
  if ((reason === 'kills') !== (target > 0 && players.some((p) => p.kills >= target))) return `kills: ${reason}`
  const early: readonly EndReason[] = ['firstEscape', 'kills', 'courierEscaped', 'enoughEscaped', 'tooFewLeft']
  return !early.includes(reason) && left > 0 ? `${left} humans left: ${reason}` : undefined
}

/** The sides, the turn, the clock and the end. */
export const inOrder: Check = {
  look(state: FullState) {
    const { rules, seats } = state.setting
    if (state.round > rules.rounds) return `round ${state.round}`
    const sides = wrongSides(state)
    if (sides !== undefined) return sides
    const left = state.players.filter(isLeft).length
    if (state.end !== 'running') return wrongEnd(state, left)
    if (playerAt(state, state.turn).status !== 'aboard') return `seat ${state.turn} is out and has the turn`
    return left === 0 && rules.humans(seats) > 0 ? 'no human is left and the game goes on' : undefined
  },
}
