import type { AnyFact } from '@selva/core'
import { plainSender, type Sender } from '@selva/core/testing'
import { escape, type Fact, type FullState } from '../src/index.ts'

export type Escape = typeof escape
export const deciding = (decide: Escape['decide']): Escape => ({ ...escape, decide })

/** A sender that adds something about a fact that nobody but its owner may know. */
const tattle =
  (mark: (fact: Fact) => unknown): Sender =>
  (game, facts, audience, n) => {
    const plain = plainSender(game, facts, audience, n)
    const marks = facts.map((fact) => mark(fact as Fact)).filter((m) => m !== undefined)
    return marks.length === 0 ? plain : plain + JSON.stringify(marks)
  }

/** View of the acting player's screen that another person could have after a batch. */
const screens = new WeakMap<AnyFact, unknown>()
export const showing = (
  look: (state: FullState, seat: FullState['turn'], before: FullState) => unknown,
): readonly [Escape, Sender] => [
  deciding((turn, seat, choice) => {
    const before = escape.clone(turn.state) as FullState
    const facts: Fact[] = []
    const emit = (fact: Fact): void => {
      turn.emit(fact)
      facts.push(fact)
    }
    escape.decide({ ...turn, emit }, seat, choice)
    for (const fact of facts) screens.set(fact, look(turn.state, seat, before))
  }),
  (game, facts, audience, n) =>
    plainSender(game, facts, audience, n) + JSON.stringify(screens.get(facts[0] as AnyFact)),
]

export const of = <K extends Fact['kind']>(kind: K, field: (fact: Extract<Fact, { kind: K }>) => unknown) =>
  tattle((fact) => (fact.kind === kind ? field(fact as Extract<Fact, { kind: K }>) : undefined))

/** The view of `showing`, only with batches that have a fact of this kind. */
export function telling(kind: Fact['kind'], look: Parameters<typeof showing>[0]): readonly [Escape, Sender] {
  const [game, sender] = showing(look)
  return [
    game,
    (told, facts, audience, n) =>
      (facts.some((fact) => fact.kind === kind) ? sender : plainSender)(told, facts, audience, n),
  ]
}
