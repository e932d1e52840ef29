import {
  allows,
  type Chance,
  type Game,
  open,
  play,
  type Seat,
  type Shape,
  type Stream,
  seatsOf,
  WATCHERS,
} from '@selva/core'
import type { Mind } from './mind.ts'

/** A game that minds play to its end: what they need, and who looks on. */
export type Playout<G extends Shape> = {
  readonly game: Game<G>
  readonly setting: G['setting']
  /** The table's chance: the deal and the cards. */
  readonly chance: Chance
  /** The minds' chance, apart from the table's. */
  readonly stream: Stream
  mind(seat: Seat): Mind
  /** Before each choice, with the table's own state; may throw to stop the game. */
  readonly before?: (state: G['full'], seat: Seat) => void
  /** After each batch, the opening first. */
  readonly after?: (state: G['full'], facts: readonly G['fact'][]) => void
}

/** Tells every mind what its seat sees of these facts. */
function tell(game: Game, facts: readonly { readonly kind: string }[], minds: ReadonlyMap<Seat, Mind>): void {
  for (const fact of facts) {
    const insiders = game.redactor.insiders(fact)
    const common = game.redactor.redact(fact, WATCHERS)
    for (const [seat, mind] of minds) {
      const seen = insiders & (1 << seat) ? game.redactor.redact(fact, seat) : common
      if (seen !== undefined) mind.hear(seen)
    }
  }
}

/** Plays a whole game and returns its last state. An illegal choice is a bug, and so is a game of more than `most`. */
export function playOut<G extends Shape>(playout: Playout<G>, most = 10_000): G['full'] {
  const { game, setting, chance, stream, before, after } = playout
  const minds = new Map(seatsOf(game.seats(setting)).map((seat) => [seat, playout.mind(seat)]))
  const { state, facts } = open(game, setting, chance)
  tell(game, facts, minds)
  after?.(state, facts)
  for (let choices = 0; !game.over(state); choices++) {
    const [seat] = game.awaits(state)
    const mind = seat === undefined ? undefined : minds.get(seat)
    if (seat === undefined || mind === undefined) throw new Error('the game is not over and waits for nobody')
    if (choices >= most) throw new Error(`no end after ${most} choices`)
    before?.(state, seat)
    const choice = mind.choose(stream)
    if (!allows(game.options(state, seat), choice)) throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
    const done = play(game, state, seat, choice, chance)
    tell(game, done, minds)
    after?.(state, done)
  }
  return state
}
