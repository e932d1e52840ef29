import { allows, isTableFact, type Seat, type Stream, type TableFact } from '@selva/core'
import {
  type Choice,
  type Claim,
  type PartialState,
  playerAt,
  type SeenFact,
  type Setting,
  stayAway,
} from '@selva/stay-away'
import { attentionOf } from '../attention.ts'
import { ATTENTIVE, type Skill } from '../levels.ts'
import { type Belief, newBelief, reconcile } from './belief/belief.ts'
import { heardClaim } from './belief/claims.ts'
import { hear } from './belief/hear.ts'
import { hearAccuser, hearWitnesses, type Witnesses } from './belief/witnesses.ts'
import { forgetful } from './forgetful.ts'
import { claimed } from './policy/claim.ts'
import { type Dealing, dealingIn, toldOf } from './policy/dealing.ts'
import { decide } from './policy/decide.ts'
import { defaultWeights, type Weights } from './weights.ts'

export type StayAwayBot = {
  /** Facts of the game, and claims: whatever else the table says is no evidence. */
  hear(fact: SeenFact<undefined> | TableFact): void
  choose(stream: Stream): Choice
  claim(stream: Stream): Claim | undefined
  /** The facts it has heard, folded. */
  readonly part: PartialState
  /** Its conclusions from them. */
  readonly belief: Belief
  /** As The Thing: who has seen that. */
  readonly witnesses: Witnesses
}

/**
 * A bot that plays Stay Away!: it keeps a belief about who is what, and acts on it as its role wants, on the turns to
 * which it pays attention.
 */
export function stayAwayBot(
  setting: Setting,
  seat: Seat,
  weights: Weights = defaultWeights,
  { attention }: Pick<Skill, 'attention'> = ATTENTIVE,
): StayAwayBot {
  const partial = stayAway.start(setting)
  const belief = newBelief(partial, seat, weights.habits)
  const witnesses: Witnesses = new Set()
  const paysAttention = attentionOf(attention)
  /** Its last exchange, until it has told of it. */
  let untold: Dealing | undefined
  return {
    part: partial,
    belief,
    witnesses,
    hear(fact) {
      if (isTableFact(fact)) {
        if (fact.kind !== 'claimed') return
        const claim = fact.claim as Claim // The table takes no others.
        heardClaim(belief, fact.seat, claim)
        hearAccuser(witnesses, partial, seat, fact.seat, claim)
        return reconcile(belief, partial)
      }
      untold = dealingIn(fact, seat, partial.turns) ?? untold
      hear(belief, partial, fact)
      hearWitnesses(witnesses, partial, seat, fact)
      stayAway.evolve(partial, fact)
      reconcile(belief, partial)
    },
    claim(stream) {
      if (partial.end !== 'running' || !playerAt(partial, seat).alive) return undefined
      const outlook = { seat, part: partial, belief, witnesses, weights }
      const said = claimed(outlook, stream)
      // It counts as said at once: others may speak before it is heard.
      if (said !== undefined) heardClaim(belief, seat, said)
      const told = toldOf(outlook, untold)
      if (said === undefined) untold = undefined
      return said ?? told
    },
    choose(stream) {
      const outlook = { seat, part: partial, belief, witnesses, weights }
      const choice = decide(paysAttention(partial.turns, stream) ? outlook : forgetful(outlook), stream)
      if (!allows(stayAway.options(partial, seat), choice))
        throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
      return choice
    },
  }
}
