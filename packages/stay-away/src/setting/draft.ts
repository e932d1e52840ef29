import { type Refusal, refuse } from '@selva/core'
import { CARDS, HAND_SIZE, KINDS, type Kind } from '../card.ts'
import { type Counts, cardsIn, DEALT, deckFor, sizeOfDeck } from './copies.ts'
import { defaultRules, type Rules, SWITCHES } from './switches.ts'

/** A custom deck may not be larger than this, nor hold more copies of one kind. */
const MAX_CARDS = 250
export const MAX_COPIES = 60

type Fields = { readonly [name: string]: unknown }
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function rulesFrom(draft: unknown): Rules | Refusal {
  if (draft === undefined) return defaultRules
  if (!isFields(draft)) return refuse('rules', draft)
  const rules: Record<string, unknown> = { ...defaultRules }
  for (const [name, value] of Object.entries(draft)) {
    const values: readonly unknown[] | undefined = Object.hasOwn(SWITCHES, name)
      ? SWITCHES[name as keyof typeof SWITCHES]
      : undefined
    if (values === undefined) return refuse('rule', name)
    if (!values.includes(value)) return refuse('ruleValue', name)
    rules[name] = value
  }
  return rules as Rules
}

/** The official deck for `seats` players, with the requested numbers of copies in place of its own. */
export function cardsFrom(draft: unknown, seats: number): Counts | Refusal {
  const official = deckFor(seats)
  if (draft === undefined) return official
  if (!isFields(draft)) return refuse('cards', draft)
  const cards: Record<Kind, number> = { ...official }
  for (const [name, n] of Object.entries(draft)) {
    const kind = KINDS.find((k) => k === name)
    if (kind === undefined) return refuse('card', name)
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > MAX_COPIES) return refuse('copies', name)
    cards[kind] = n
  }
  return cardConflicts(cards, seats)[0] ?? cards
}

/** Why a game with these cards could not be dealt or played to its end; one entry for each reason. */
export function cardConflicts(cards: Counts, seats: number): readonly Refusal[] {
  const out: Refusal[] = []
  if (cards.theThing !== 1) out.push(refuse('copies', 'theThing'))
  // Everybody but The Thing can be infected, and each Infected keeps a card (INF-5).
  if (cards.infected < seats - 1) out.push(refuse('tooFewInfected', seats - 1))
  // SET-2
  if (cardsIn(cards, DEALT).length < HAND_SIZE * seats - 1) out.push(refuse('tooFewCards', HAND_SIZE * seats - 1))
  // DRAW-4: with every hand full and every obstacle laid, a Stay Away card is still left to draw, so turns never run dry.
  const held = HAND_SIZE * seats + cards.quarantine + cards.barredDoor
  if (cardsIn(cards, CARDS).length <= held) out.push(refuse('tooFewToDraw', held + 1))
  if (sizeOfDeck(cards) > MAX_CARDS) out.push(refuse('tooManyCards', MAX_CARDS))
  return out
}
