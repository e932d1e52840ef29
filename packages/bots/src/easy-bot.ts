import type { Bot } from './bot.ts'

/** So often, one time in this many, somebody who plays on a whim does. */
const RANDOM_ONE_IN = 2

/** Listens as well as `mind` does, and yet now and then does what `any` would: somebody a beginner can beat. */
export const easyBot = (bot: Bot, random: Bot): Bot => ({
  hear(fact) {
    bot.hear(fact)
    random.hear(fact)
  },
  choose: (stream) => (stream.below(RANDOM_ONE_IN) === 0 ? random : bot).choose(stream),
})
