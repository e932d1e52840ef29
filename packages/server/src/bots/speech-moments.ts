import {
  type AnyFact,
  type AnyState,
  type Game,
  isSeat,
  isTableFact,
  type Seat,
  SPECTATORS,
  seatsOf,
  seededChance,
  seedOf,
  seenBy,
} from '@selva/core'
import type { ServerGame } from '../games/playable.ts'

/** A bot of its own seat is asked for a claim, and makes it after this many milliseconds if it has one. */
export type SpeechMoment = { readonly seat: Seat; readonly wait: number }

/** The time from the event to the words: long enough to have read the event, and not the same every time. */
const LEAST_WAIT = 900
const MORE_WAIT = 1400
/** Claims that may follow one another before the game has to move on. */
const LONGEST_TALK = 3

/** When the bots of a table talk, told of every choice and claim. It follows from what everyone sees and from a coin that everyone could toss again. */
export type SpeechMoments = {
  /** The moment that these facts give, if they give one. `state` is the one after them. */
  after(facts: readonly AnyFact[], state: AnyState): SpeechMoment | undefined
}

type Table = {
  readonly id: string
  readonly seats: number
  readonly game: Game
  readonly talk: ServerGame['talk']
  /** Has a bot this seat of its own? Settled with the deal. */
  readonly isBots: (seat: Seat) => boolean
}

/** The seat that a claim is about: games name it `whom`. */
function accusedIn(facts: readonly AnyFact[], seats: number): Seat | undefined {
  const [claimed] = facts
  if (claimed === undefined || !isTableFact(claimed) || claimed.kind !== 'claimed') return undefined
  const whom: unknown = Object.entries(claimed.claim).find(([name]) => name === 'whom')?.[1]
  return isSeat(whom, seats) ? whom : undefined
}

export function speechMoments({ id, seats, game, talk = {}, isBots }: Table): SpeechMoments {
  /** How many events everyone has seen: each has a toss of its own, which neither hidden choices nor claims move. */
  let seen = 0
  /** The turn in which someone was last asked to begin to talk. */
  let turn = ''
  let inARow = 0

  return {
    after(facts, state) {
      const shown = seenBy(game.redactor, facts, SPECTATORS)
      if (shown.length === 0) return undefined
      const isClaim = shown.every(isTableFact)
      if (!isClaim) seen++
      inARow = isClaim ? inARow + 1 : 0
      const coin = seededChance(seedOf(`talk/${id}`), `${seen}.${inARow}`).stream('talk')
      const wait = LEAST_WAIT + coin.below(MORE_WAIT)
      const mayTalk = (seat: Seat): boolean => isBots(seat) && game.inPlay(state, seat)
      if (isClaim) {
        const accused = accusedIn(shown, seats)
        const answers = inARow < LONGEST_TALK && accused !== undefined && mayTalk(accused)
        return answers ? { seat: accused, wait } : undefined
      }
      const odds = shown.flatMap(({ kind }) => talk[kind] ?? []).at(-1)
      const now = game.clockOf(state).turn
      if (odds === undefined || now === turn || coin.below(odds) > 0) return undefined
      const talkers = seatsOf(seats).filter(mayTalk)
      const seat = talkers[coin.below(Math.max(1, talkers.length))]
      if (seat === undefined) return undefined
      turn = now
      return { seat, wait }
    },
  }
}
