import { type Seat, seatsOf } from '@selva/core'
import { discardHand } from './discard-hand.ts'
import type { EndReason } from './facts.ts'
import { inGame, type Player } from './player.ts'
import { type EscapeTurn, type FullState, type PartialState, playerAt } from './state.ts'

/** END-2: who waits to come back as an alien is not counted. */
const isHumanLeft = ({ side, status, returns }: Player<never>): boolean =>
  side === 'human' && (status === 'aboard' || (status === 'waiting' && returns !== 'never' && returns.side === 'human'))

export const humansLeft = (state: FullState): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => isHumanLeft(playerAt(state, seat)))

/** SCN-B6: is this a table with humans at all? */
export const hasHumans = ({ setting: { rules, seats } }: PartialState): boolean => rules.humans(seats) > 0

/** END-12: is one player left, and nobody to come back? */
const isAlone = (state: FullState): boolean => state.players.filter(inGame).length === 1

/** SCN-E3: the players who have reached the number of kills that ends the game. */
function killers(state: FullState): readonly Seat[] {
  const { rules, seats } = state.setting
  const target = rules.killTarget(seats)
  return target === 0 ? [] : seatsOf(seats).filter((seat) => playerAt(state, seat).kills >= target)
}

/** END-7 */
function aliens(state: FullState): readonly Seat[] {
  const { rules, seats } = state.setting
  const { deadAliensWin, aliensMustLive } = rules.switches
  const team = seatsOf(seats).filter((seat) => playerAt(state, seat).side === 'alien')
  const living = team.filter((seat) => inGame(playerAt(state, seat)))
  if (aliensMustLive && living.length === 0) return []
  return deadAliensWin ? team : living
}

/** END-8 */
const escapers = (state: FullState): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => playerAt(state, seat).status === 'escaped')

function gameOver(turn: EscapeTurn, reason: EndReason, ...winners: readonly (readonly Seat[])[]): void {
  const won = new Set(winners.flat())
  turn.emit({ kind: 'gameOver', reason, winners: seatsOf(turn.state.setting.seats).filter((seat) => won.has(seat)) })
}

/** END-4, END-6: every human left is out. */
function eliminate(turn: EscapeTurn, reason: 'noExit' | 'time'): void {
  for (const seat of humansLeft(turn.state)) {
    turn.emit({ kind: 'eliminated', seat, reason })
    turn.emit({ kind: 'characterShown', seat, character: playerAt(turn.state, seat).character })
    discardHand(turn, seat)
  }
}

/**
 * END-1: the checks after a decision, all of them honoured, the first giving the reason. `escape` says that the decision
 * carried a human off: if he was the last one the aliens have lost (END-5). True if the game is over.
 */
export function endIfDecided(turn: EscapeTurn, escape: boolean): boolean {
  const { state } = turn
  const won = killers(state)
  if (!hasHumans(state)) {
    if (won.length > 0) gameOver(turn, 'kills', won)
    else if (isAlone(state)) endByTime(turn)
    return state.end !== 'running'
  }
  const doomed = !state.hatches.includes('open') && humansLeft(state).length > 0
  if (doomed) eliminate(turn, 'noExit')
  const nobodyLeft = humansLeft(state).length === 0
  if (!nobodyLeft && won.length === 0) return false
  const away = escape && !doomed
  const team = nobodyLeft && !away ? aliens(state) : []
  gameOver(turn, won.length > 0 ? 'kills' : away ? 'lastEscaped' : 'noHuman', won, escapers(state), team)
  return true
}

/** END-6, END-12: the last round is complete, or nobody is left to kill where there are no humans. */
export function endByTime(turn: EscapeTurn): void {
  const { state } = turn
  if (hasHumans(state)) {
    eliminate(turn, 'time')
    return gameOver(turn, 'time', aliens(state), escapers(state))
  }
  // SCN-B6, SWI-7
  const most = Math.max(1, ...state.players.map((p) => p.kills))
  const tie = state.setting.rules.switches.killTie === 'mostKills'
  const best = seatsOf(state.setting.seats).filter((seat) => tie && playerAt(state, seat).kills === most)
  gameOver(turn, 'time', best)
}
