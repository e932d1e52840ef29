import {
  type AnyFact,
  allows,
  type Chance,
  claimed,
  elementAt,
  type Game,
  open,
  play,
  type Seat,
  type Shape,
  SPECTATORS,
  type Stream,
  seatsOf,
} from '@selva/core'
import type { Bot } from './bot.ts'

/** A game that bots play to its end: what they need, and who looks on. */
export type PlayoutOptions<G extends Shape> = {
  readonly game: Game<G>
  readonly setting: G['setting']
  /** The table's chance: the deal and the cards. */
  readonly chance: Chance
  /** The bots' chance, apart from the table's. */
  readonly stream: Stream
  /** A bot for a seat; `table` is the same object for all bots of the game. */
  bot(seat: Seat, table: object): Bot
  /** Before each choice, with the table's own state; may throw to stop the game. */
  readonly before?: (state: G['full'], seat: Seat) => void
  /** After each batch, the opening first. */
  readonly after?: (state: G['full'], facts: readonly G['fact'][]) => void
}

/** Tells every bot what its seat sees of these facts. */
function tell(game: Game, facts: readonly { readonly kind: string }[], bots: ReadonlyMap<Seat, Bot>): void {
  for (const fact of facts) {
    const seatsSeeingMore = game.redactor.seatsSeeingMore(fact)
    const common = game.redactor.redact(fact, SPECTATORS)
    for (const [seat, bot] of bots) {
      const seen = seatsSeeingMore & (1 << seat) ? game.redactor.redact(fact, seat) : common
      if (seen !== undefined) bot.hear(seen)
    }
  }
}

/** After a choice, one seat in this many of those that the coin picks is asked for a claim. */
const SPEAKS_ONE_IN = 2

/**
 * Lets one player say something before everyone. Whose moment it is follows from a coin alone, which is tossed after
 * every choice that everyone could see.
 */
function talk<G extends Shape>(
  { game, stream }: PlayoutOptions<G>,
  state: G['full'],
  bots: ReadonlyMap<Seat, Bot>,
): void {
  const talkers = [...bots].filter(([seat, bot]) => bot.claim !== undefined && game.inPlay(state, seat))
  if (talkers.length === 0 || stream.below(SPEAKS_ONE_IN) > 0) return
  const [seat, bot] = elementAt(talkers, stream.below(talkers.length))
  const claim = bot.claim?.(stream)
  if (claim === undefined) return
  if (!allows(game.claims(state, seat), claim)) throw new Error(`seat ${seat} may not claim ${JSON.stringify(claim)}`)
  for (const [, listener] of [...bots].filter(([, other]) => other.claim !== undefined))
    for (const fact of claimed(seat, claim)) listener.hear(fact)
}

/** Could everyone see something of this? */
const showsAll = (game: Game, facts: readonly AnyFact[]): boolean =>
  facts.some((fact) => game.redactor.redact(fact, SPECTATORS) !== undefined)

/** Plays a whole game and returns its last state. An illegal choice is a bug, and so is a game of more than `most`. */
export function playGameToEnd<G extends Shape>(playout: PlayoutOptions<G>, most = 10_000): G['full'] {
  const { game, setting, chance, stream, before, after } = playout
  const table = {}
  const bots = new Map(seatsOf(game.seats(setting)).map((seat) => [seat, playout.bot(seat, table)]))
  const { state, facts } = open(game, setting, chance)
  tell(game, facts, bots)
  after?.(state, facts)
  for (let choices = 0; !game.over(state); choices++) {
    const [seat] = game.awaits(state)
    const bot = seat === undefined ? undefined : bots.get(seat)
    if (seat === undefined || bot === undefined) throw new Error('the game is not over and waits for nobody')
    if (choices >= most) throw new Error(`no end after ${most} choices`)
    before?.(state, seat)
    const choice = bot.choose(stream)
    if (!allows(game.options(state, seat), choice)) throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
    const done = play(game, state, seat, choice, chance)
    tell(game, done, bots)
    after?.(state, done)
    if (!game.over(state) && showsAll(game, done)) talk(playout, state, bots)
  }
  return state
}
