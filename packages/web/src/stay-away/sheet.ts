import { count, nth, type Seat } from '@selva/core'
import type { Card, Choice, Option, Showing, Side } from '@selva/stay-away'

/** Something that can be pointed at, besides a card. */
export type Target =
  | { readonly at: 'seat'; readonly seat: Seat }
  | { readonly at: 'gap'; readonly gap: number }
  | { readonly at: 'side'; readonly side: Side }
  | { readonly at: 'showing'; readonly what: Showing }

export const sameTarget = (a: Target | undefined, b: Target): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** The card and the target I have pointed at and not yet confirmed. */
export type Pointed = { readonly card: Card | undefined; readonly target: Target | undefined }

/** The sheet's offer for the card and the target I have pointed at. */
export type Offer = {
  /** The main button's choice; `undefined` while something is still to be pointed at. */
  readonly main: Choice | undefined
  /** Other buttons. */
  readonly others: readonly Choice[]
  /** Targets that may be pointed at now. */
  readonly targets: readonly Target[]
}

/** The question to me, choice by choice. The Thing's other options have their own place on the screen. */
export function choicesOf(options: readonly Option[]): readonly Choice[] {
  const asked = options.filter((option) => option.do !== 'declare' && option.do !== 'order')
  return Array.from({ length: count(asked) }, (_, k) => nth<Choice>(asked, k))
}

/** The card a choice is about. */
export function cardOf(choice: Choice): Card | undefined {
  switch (choice.do) {
    case 'discard':
    case 'play':
    case 'playOn':
    case 'keep':
    case 'give':
    case 'defend':
      return choice.card
    case 'axeDoor':
    case 'axeQuarantine':
      return 'axe'
    default:
      return undefined
  }
}

export function targetOf(choice: Choice): Target | undefined {
  switch (choice.do) {
    case 'playOn':
    case 'axeQuarantine':
      return { at: 'seat', seat: choice.at }
    case 'pick':
      return { at: 'seat', seat: choice.whom }
    case 'axeDoor':
      return { at: 'gap', gap: choice.gap }
    case 'side':
      return { at: 'side', side: choice.to }
    case 'show':
      return { at: 'showing', what: choice.what }
    default:
      return undefined
  }
}

/** The cards that can be picked to do something with them; a defence has a button of its own besides. */
export const pickable = (choices: readonly Choice[]): readonly Card[] => [
  ...new Set(choices.filter((choice) => choice.do !== 'defend').flatMap((choice) => cardOf(choice) ?? [])),
]

/** The offer for what has been pointed at. Every choice is reached by some pointing, and nothing else is. */
export function offerOf(choices: readonly Choice[], { card, target }: Pointed): Offer {
  const defences = choices.filter((choice) => choice.do === 'defend')
  const accept = choices.find((choice) => choice.do === 'accept')
  if (accept !== undefined) return { main: accept, others: defences, targets: [] }
  const plain = choices.filter((choice) => choice.do !== 'defend')
  const needsCard = plain.some((choice) => cardOf(choice) !== undefined)
  const fitting = needsCard ? plain.filter((choice) => cardOf(choice) === card) : plain
  const targets = fitting.flatMap((choice) => targetOf(choice) ?? [])
  const aimed = fitting.filter((choice) => {
    const aim = targetOf(choice)
    return aim !== undefined && sameTarget(target, aim)
  })
  const still = fitting.filter((choice) => targetOf(choice) === undefined)
  const discard = still.find((choice) => choice.do === 'discard')
  const play = still.find((choice) => choice.do !== 'discard')
  if (targets.length > 0)
    return { main: aimed[0], others: discard === undefined ? defences : [discard, ...defences], targets }
  if (play === undefined) return { main: discard, others: defences, targets }
  return { main: play, others: discard === undefined ? defences : [discard, ...defences], targets }
}

/** The only target there is needs no pointing. */
export const soleTarget = (offer: Offer): Target | undefined =>
  offer.targets.length === 1 && offer.main === undefined ? offer.targets[0] : undefined
