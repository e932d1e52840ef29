import { count, type Game, nth, type Seat } from '@selva/core'
import type { Mind } from './mind.ts'

/** Takes any legal choice, each as likely. It plays every game, badly: the measure of the others. */
export function randomMind(game: Game, setting: unknown, seat: Seat): Mind {
  const part = game.start(setting)
  return {
    hear: (fact) => game.evolve(part, fact),
    choose(stream) {
      const options = game.options(part, seat)
      return nth(options, stream.below(count(options)))
    },
  }
}
