import { allows, type Seat, type Stream } from '@selva/core'
import { type Choice, type Part, type SeenFact, type Setting, stayAway } from '@selva/stay-away'
import { type Belief, newBelief, reconcile } from './belief/belief.ts'
import { hear } from './belief/hear.ts'
import { hearWitnesses, type Witnesses } from './belief/witnesses.ts'
import { decide } from './policy/decide.ts'
import { seasoned, type Temper } from './temper.ts'

export type StayAwayMind = {
  hear(fact: SeenFact<undefined>): void
  choose(stream: Stream): Choice
  /** What it has heard, folded. */
  readonly part: Part
  /** What it makes of it. */
  readonly belief: Belief
  /** As The Thing: who has seen that. */
  readonly witnesses: Witnesses
}

/** A mind that plays Stay Away!: it keeps a belief about who is what, and acts on it as its role wants. */
export function stayAwayMind(setting: Setting, seat: Seat, temper: Temper = seasoned): StayAwayMind {
  const part = stayAway.start(setting)
  const belief = newBelief(part, seat, temper.habits)
  const witnesses: Witnesses = new Set()
  return {
    part,
    belief,
    witnesses,
    hear(fact) {
      hear(belief, part, fact)
      hearWitnesses(witnesses, part, seat, fact)
      stayAway.evolve(part, fact)
      reconcile(belief, part)
    },
    choose(stream) {
      const choice = decide({ seat, part, belief, witnesses, temper }, stream)
      if (!allows(stayAway.options(part, seat), choice))
        throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
      return choice
    },
  }
}
