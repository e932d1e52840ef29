import type { Mind } from './mind.ts'

/** So often, one time in this many, somebody who plays on a whim does. */
const ONE_IN = 2

/** Listens as well as `mind` does, and yet now and then does what `any` would: somebody a beginner can beat. */
export const onAWhim = (mind: Mind, any: Mind): Mind => ({
  hear(fact) {
    mind.hear(fact)
    any.hear(fact)
  },
  choose: (stream) => (stream.below(ONE_IN) === 0 ? any : mind).choose(stream),
})
