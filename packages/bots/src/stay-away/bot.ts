import { allows, type Seat, type Stream } from '@selva/core'
import { type Choice, type PartialState, type SeenFact, type Setting, stayAway } from '@selva/stay-away'
import { type Belief, newBelief, reconcile } from './belief/belief.ts'
import { hear } from './belief/hear.ts'
import { hearWitnesses, type Witnesses } from './belief/witnesses.ts'
import { decide } from './policy/decide.ts'
import { defaultWeights, type Weights } from './weights.ts'

export type StayAwayBot = {
  hear(fact: SeenFact<undefined>): void
  choose(stream: Stream): Choice
  /** The facts it has heard, folded. */
  readonly part: PartialState
  /** Its conclusions from them. */
  readonly belief: Belief
  /** As The Thing: who has seen that. */
  readonly witnesses: Witnesses
}

/** A bot that plays Stay Away!: it keeps a belief about who is what, and acts on it as its role wants. */
export function stayAwayBot(setting: Setting, seat: Seat, weights: Weights = defaultWeights): StayAwayBot {
  const partial = stayAway.start(setting)
  const belief = newBelief(partial, seat, weights.habits)
  const witnesses: Witnesses = new Set()
  return {
    part: partial,
    belief,
    witnesses,
    hear(fact) {
      hear(belief, partial, fact)
      hearWitnesses(witnesses, partial, seat, fact)
      stayAway.evolve(partial, fact)
      reconcile(belief, partial)
    },
    choose(stream) {
      const choice = decide({ seat, part: partial, belief, witnesses, weights }, stream)
      if (!allows(stayAway.options(partial, seat), choice))
        throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
      return choice
    },
  }
}
