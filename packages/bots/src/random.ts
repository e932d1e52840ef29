import { count, type Game, nth, type Seat } from '@selva/core'
import type { Bot } from './bot.ts'

/**
 * Takes any legal choice, each as likely. It plays every game, badly: the measure of the others. Games offer ordinary
 * things first: a bot that knows only the first `kinds` kinds of options never does what ends a game at a stroke.
 */
export function randomBot(game: Game, setting: unknown, seat: Seat, kinds?: number): Bot {
  const part = game.start(setting)
  return {
    hear: (fact) => game.evolve(part, fact),
    choose(stream) {
      const options = game.options(part, seat).slice(0, kinds)
      return nth(options, stream.below(count(options)))
    },
  }
}
