import { type AnyFact, type AnyState, contradicts, count, type Game, type Seat, seatsOf, seenBy } from '@selva/core'

/** Looks at a game through the eyes of its seats. */
export type KnowledgeCheck = {
  after(state: AnyState, facts: readonly AnyFact[]): string | undefined
  before(state: AnyState, seat: Seat): string | undefined
}

/** No dead ends: an awaited seat has something to choose. */
const awaited = (game: Game, state: AnyState, seat: Seat): string | undefined =>
  count(game.options(state, seat)) === 0 ? `seat ${seat} is awaited and has nothing to choose` : undefined

/** Only that nobody is awaited in vain. */
export const closed = (game: Game): KnowledgeCheck => ({
  after: () => undefined,
  before: (state, seat) => awaited(game, state, seat),
})

/** Also what every seat knows: that it is true, and that it offers the seat the very choices the table would allow. */
export function open(game: Game, setting: unknown): KnowledgeCheck {
  const parts = new Map(seatsOf(game.seats(setting)).map((seat) => [seat, game.start(setting)]))
  return {
    after(state, facts) {
      for (const [seat, part] of parts) {
        for (const fact of seenBy(game.redactor, facts, seat)) game.evolve(part, fact)
        const wrong = contradicts(part, state, game.unordered)
        if (wrong !== undefined) return `seat ${seat} knows something false: ${wrong}`
        const own = JSON.stringify(game.options(part, seat))
        const full = JSON.stringify(game.options(state, seat))
        if (own !== full) return `seat ${seat} sees the choices ${own}, the table ${full}`
      }
      return undefined
    },
    before: (state, seat) => awaited(game, state, seat),
  }
}
