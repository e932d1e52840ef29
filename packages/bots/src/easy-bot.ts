import type { Bot } from './bot.ts'

/** One choice in this many is random. */
const RANDOM_ONE_IN = 2

/** Listens as well as `bot` does, and yet now and then does what `random` would: an opponent a beginner can beat. */
export const easyBot = (bot: Bot, random: Bot): Bot => ({
  hear(fact) {
    bot.hear(fact)
    random.hear(fact)
  },
  choose: (stream) => (stream.below(RANDOM_ONE_IN) === 0 ? random : bot).choose(stream),
})
