import { type Seat, seatsOf } from '@selva/core'
import { discardHand } from './discard-hand.ts'
import type { EndReason } from './facts.ts'
import { inGame, type Player } from './player.ts'
import { type EscapeTurn, type FullState, type PartialState, playerAt, type Rules } from './state.ts'

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

/** OWN-7, OWN-8: do humans win and lose together? */
export const isTeamGame = ({ hasCourier, escapesToWin }: Rules): boolean => hasCourier || escapesToWin > 0

/** OWN-7: the number of escapes that wins for all humans: no more than there are humans. */
const neededEscapes = ({ setting: { rules, seats } }: FullState): number =>
  Math.min(rules.escapesToWin, rules.humans(seats))

/** OWN-7, OWN-8: how it has ended for the humans together, where they win and lose so. */
function teamEnd(state: FullState): 'courierEscaped' | 'enoughEscaped' | 'tooFewLeft' | undefined {
  if (!isTeamGame(state.setting.rules)) return undefined
  if (state.courier !== 'none' && playerAt(state, state.courier).status === 'escaped') return 'courierEscaped'
  const needed = neededEscapes(state)
  const out = escapers(state).length
  if (needed > 0 && out >= needed) return 'enoughEscaped'
  return out + humansLeft(state).length < needed ? 'tooFewLeft' : undefined
}

/** END-8, OWN-7, OWN-8: the humans who have won, if the game is over now. */
function humanWinners(state: FullState): readonly Seat[] {
  const { rules, seats } = state.setting
  const team = teamEnd(state)
  if (team === 'courierEscaped') return [...escapers(state), ...humansLeft(state)]
  if (team === 'enoughEscaped') return seatsOf(seats).filter((seat) => playerAt(state, seat).side === 'human')
  return isTeamGame(rules) ? [] : escapers(state)
}

/** OWN-8: the box of a player who is out goes to the next human clockwise. */
function handOver(turn: EscapeTurn): void {
  const { state } = turn
  const { courier } = state
  if (courier === 'none') return
  const left = humansLeft(state)
  if (left.includes(courier)) return
  const seat = left.find((human) => human > courier) ?? left[0]
  if (seat !== undefined) turn.emit({ kind: 'courier', seat })
}

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
  const shut = !state.hatches.includes('open') && !state.hatches.includes('locked') // OWN-3: those are still to open
  const doomed = shut && humansLeft(state).length > 0
  if (doomed) eliminate(turn, 'noExit')
  const nobodyLeft = humansLeft(state).length === 0
  const team = teamEnd(state)
  if (!nobodyLeft && won.length === 0 && team === undefined) {
    handOver(turn)
    return false
  }
  const saved = humanWinners(state)
  const away = escape && !doomed && saved.length > 0
  const others = team === 'tooFewLeft' || (team === undefined && nobodyLeft && !away) ? aliens(state) : []
  gameOver(turn, won.length > 0 ? 'kills' : (team ?? (away ? 'lastEscaped' : 'noHuman')), won, saved, others)
  return true
}

/** END-6, END-12: the last round is complete, or nobody is left to kill where there are no humans. */
export function endByTime(turn: EscapeTurn): void {
  const { state } = turn
  if (hasHumans(state)) {
    eliminate(turn, 'time')
    return gameOver(turn, 'time', aliens(state), humanWinners(state))
  }
  // SCN-B6, SWI-7
  const most = Math.max(1, ...state.players.map((p) => p.kills))
  const tie = state.setting.rules.switches.killTie === 'mostKills'
  const best = seatsOf(state.setting.seats).filter((seat) => tie && playerAt(state, seat).kills === most)
  gameOver(turn, 'time', best)
}
