import type { Sector } from '@selva/escape'
import { drawFrom, type Unit } from './sampler.ts'
import type { Guess, Scene } from './scene.ts'

/** Fates of players in a position that is played on. */
export const ABOARD = 0
export const WAITING = 1
export const ESCAPED = 2
export const OUT = 3

const FATES: { readonly [S in Guess['status']]: number } = {
  aboard: ABOARD,
  waiting: WAITING,
  escaped: ESCAPED,
  out: OUT,
}

/** A position as it is played on; all lists are by seat − 1 and are written over by every playout. */
export type Board = {
  readonly fate: Uint8Array
  /** 1 for aliens. */
  readonly alien: Uint8Array
  readonly at: Uint16Array
  /** The sectors in which the others take each player to be, and how sure they are. */
  readonly seen: Uint16Array
  readonly sure: Float64Array
  /** How likely the others take each player for a human. */
  readonly human: Float64Array
  readonly fed: Uint8Array
  readonly shield: Uint8Array
}

export const newBoard = (seats: number): Board => ({
  fate: new Uint8Array(seats),
  alien: new Uint8Array(seats),
  at: new Uint16Array(seats),
  seen: new Uint16Array(seats),
  sure: new Float64Array(seats),
  human: new Float64Array(seats),
  fed: new Uint8Array(seats),
  shield: new Uint8Array(seats),
})

/** How likely so many of the last players were dealt humans, for every first of them: the sum over all ways. */
function waysOf(guesses: readonly Guess[], humans: number): readonly Float64Array[] {
  const ways = Array.from({ length: guesses.length + 1 }, () => new Float64Array(humans + 1))
  const last = ways[guesses.length]
  if (last !== undefined) last[0] = 1
  for (let i = guesses.length - 1; i >= 0; i--) {
    const { human = 0, alien = 0 } = guesses[i] ?? {}
    const after = ways[i + 1]
    const now = ways[i]
    if (after === undefined || now === undefined) continue
    for (let k = 0; k <= humans; k++) now[k] = alien * (after[k] ?? 0) + (k > 0 ? human * (after[k - 1] ?? 0) : 0)
  }
  return ways
}

/** Draws positions that the scene’s seat may be in, each as likely as it is to that seat. */
export function dealerOf({ guesses, state }: Scene): (board: Board, unit: Unit) => void {
  const humans = state.setting.rules.humans(guesses.length)
  const ways = waysOf(guesses, humans)
  return (board, unit) => {
    let left = humans
    for (const [i, guess] of guesses.entries()) {
      const after = ways[i + 1]
      const asHuman = left > 0 ? guess.human * (after?.[left - 1] ?? 0) : 0
      const asAlien = guess.alien * (after?.[left] ?? 0)
      const isHuman = unit() * (asHuman + asAlien) < asHuman
      if (isHuman) left--
      const alien = guess.turned || !isHuman
      const place = guess.at[alien ? 'alien' : 'human'] ?? guess.at[alien ? 'human' : 'alien']
      const u = unit()
      const at = place === undefined ? 0 : drawFrom(place, () => u)
      const v = unit()
      const seen: Sector = guess.rumour === undefined ? (at as Sector) : drawFrom(guess.rumour.at, () => v)
      board.fate[i] = FATES[guess.status]
      board.alien[i] = alien ? 1 : 0
      board.at[i] = at
      board.seen[i] = seen
      board.sure[i] = guess.rumour?.sure[seen] ?? 0
      board.human[i] = guess.seemsHuman
      board.fed[i] = guess.fed ? 1 : 0
      board.shield[i] = guess.shield ? 1 : 0
    }
  }
}
