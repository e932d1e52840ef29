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
import type { Talk } from '../games/playable.ts'

/** A bot of its own seat is asked for a claim, and makes it after this many milliseconds if it has one. */
export type SpeechMoment = { readonly seat: Seat; readonly wait: number }

/** The time from the event to the words: long enough to have read the event, and not the same every time. */
const LEAST_WAIT = 900
const MORE_WAIT = 1400
const SILENT: Talk = { after: {}, answers: {} }

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
  readonly talk: Talk | undefined
  /** Has a bot this seat of its own? Settled with the deal. */
  readonly isBots: (seat: Seat) => boolean
}

/** The claim in a batch that is one, and the seat that it is about: games name it `whom`. */
function claimIn(facts: readonly AnyFact[], seats: number): { readonly name: string; readonly whom: Seat } | undefined {
  const [claimed] = facts
  if (claimed === undefined || !isTableFact(claimed) || claimed.kind !== 'claimed') return undefined
  const whom: unknown = Object.entries(claimed.claim).find(([name]) => name === 'whom')?.[1]
  return isSeat(whom, seats) ? { name: claimed.claim.do, whom } : undefined
}

/** The players whom a fact names. */
const namedIn = (fact: AnyFact, seats: number): readonly Seat[] =>
  Object.values<unknown>(fact).filter((value): value is Seat => isSeat(value, seats))

export function speechMoments({ id, seats, game, talk = SILENT, isBots }: Table): SpeechMoments {
  const { after: events, answers } = talk
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
        const claim = claimIn(shown, seats)
        const odds = claim === undefined ? undefined : answers[claim.name]
        if (claim === undefined || odds === undefined || inARow >= LONGEST_TALK || !mayTalk(claim.whom))
          return undefined
        return coin.below(odds) === 0 ? { seat: claim.whom, wait } : undefined
      }
      const event = shown.findLast(({ kind }) => events[kind] !== undefined)
      const now = game.clockOf(state).turn
      if (event === undefined || now === turn || coin.below(events[event.kind] ?? 1) > 0) return undefined
      // Half of the time a player to whom it happened, if a bot is among them.
      const named = coin.below(2) === 0 ? namedIn(event, seats).filter(mayTalk) : []
      const talkers = named.length > 0 ? named : seatsOf(seats).filter(mayTalk)
      const seat = talkers[coin.below(Math.max(1, talkers.length))]
      if (seat === undefined) return undefined
      turn = now
      return { seat, wait }
    },
  }
}
