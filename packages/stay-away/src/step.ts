import type { Seat } from '@selva/core'

/** STM-3: what an exchange is part of. */
export const OCCASIONS = ['step3', 'seduction', 'friends'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** STM-1: the named decision points. Everything in a step is public; secrets lie with their owner. */
export type Step =
  /** Before the deal. */
  | { readonly at: 'setup' }
  /** TURN-4: discard one card, or play one. */
  | { readonly at: 'act'; readonly seat: Seat }
  /** RES-1: keep one of the cards just drawn. */
  | { readonly at: 'keep'; readonly seat: Seat }
  /** FLA-1: the target of a Flamethrower answers. */
  | { readonly at: 'fire'; readonly seat: Seat; readonly by: Seat }
  /** CHG-1, RUN-1: the target of a change of places answers. */
  | { readonly at: 'move'; readonly seat: Seat; readonly by: Seat }
  /** EXC-3: the initiator commits a card. */
  | { readonly at: 'offer'; readonly seat: Seat; readonly to: Seat; readonly occasion: Occasion }
  /** EXC-4: the partner answers. */
  | { readonly at: 'answer'; readonly seat: Seat; readonly from: Seat; readonly occasion: Occasion }
  /** PAN-3 */
  | { readonly at: 'side'; readonly seat: Seat }
  /** PAN-5 */
  | { readonly at: 'placePick'; readonly seat: Seat }
  /** PAN-9 */
  | { readonly at: 'friend'; readonly seat: Seat }
  /** PAN-8 */
  | { readonly at: 'witness'; readonly seat: Seat }
  /** PAN-6 */
  | { readonly at: 'forget'; readonly seat: Seat }
  /** PAN-10 */
  | { readonly at: 'blind'; readonly seat: Seat }
  /** PAN-7: everybody at once; `waiting` are the seats that have not chosen yet (SIDE-7). */
  | { readonly at: 'pass'; readonly waiting: readonly Seat[] }
  /** PAN-12 */
  | { readonly at: 'reveal'; readonly seat: Seat }
  /** STM-4 */
  | { readonly at: 'over' }

/** The decision points at which a player is asked. */
export type Question = Exclude<Step, { readonly at: 'setup' | 'over' }>
export type StepName = Question['at']
export type StepOf<N extends StepName> = Extract<Question, { readonly at: N }>

/** Is this seat asked here? */
export const isAsked = (step: Step, seat: Seat): boolean =>
  step.at !== 'setup' && step.at !== 'over' && (step.at === 'pass' ? step.waiting.includes(seat) : step.seat === seat)

/** DECL-2: the states in which The Thing may declare. */
export const isQuiet = (step: Step): boolean => step.at === 'act' || (step.at === 'offer' && step.occasion === 'step3')
