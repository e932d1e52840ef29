import { isRefusal, type Refusal, refuse } from '@selva/core'
import { DANGERS, type Danger } from '../danger.ts'
import { freshDecks } from '../deal.ts'
import type { Fact } from '../facts.ts'
import { type Card, COLOURS, type Colour, ITEMS, type Item } from '../item.ts'
import { type Counts, cardsIn, countsOf, listed, total } from '../pile.ts'
import type { Setting } from '../state.ts'
import { type ArrangementDraft, member } from './arrangement.ts'

/** A list of cards by name. */
export function cardsOf<T extends string>(kinds: readonly T[], list: unknown): readonly T[] | Refusal {
  if (list === undefined) return []
  if (!Array.isArray(list)) return refuse('arrangeCards', list)
  const out: T[] = []
  for (const name of list) {
    const card = member(kinds, name)
    if (card === undefined) return refuse('arrangeCards', name)
    out.push(card)
  }
  return out
}

/** A deck of which some cards are elsewhere, some discarded, and some on top. */
type Stack<T extends string> = { readonly bag: Counts<T>; readonly discards: Counts<T>; readonly next: readonly T[] }

/** Takes cards out of the counts; which one is missing, if one is. */
function short<T extends string>(counts: Counts<T>, cards: readonly T[]): T | undefined {
  for (const card of cards) if (counts[card]-- === 0) return card
  return undefined
}

function stack<T extends string>(
  kinds: readonly T[],
  deck: Counts<T>,
  elsewhere: readonly T[],
  top: readonly T[],
  drafts: { readonly next: unknown; readonly discards: unknown },
): Stack<T> | Refusal {
  const next = cardsOf(kinds, drafts.next)
  const discards = drafts.discards === 'all' ? cardsIn(deck) : cardsOf(kinds, drafts.discards)
  if (isRefusal(next)) return next
  if (isRefusal(discards)) return discards
  const bag = { ...deck }
  const missing = short(bag, elsewhere) ?? short(bag, discards) ?? short({ ...bag }, [...top, ...next])
  return missing === undefined
    ? { bag, discards: countsOf(kinds, discards), next: [...top, ...next] }
    : refuse('arrangeCards', missing)
}

/** The decks of a described position: what hands hold is out of them, `top` is about to be drawn. */
export function decksFrom(
  setting: Setting,
  draft: ArrangementDraft,
  held: readonly Card[],
  top: readonly Danger[],
): readonly Fact[] | Refusal {
  const { rules } = setting
  const dangers = stack<Danger>(DANGERS, rules.dangers, rules.keepsDrawnCards ? held : [], top, {
    next: draft.next,
    discards: draft.discards,
  })
  if (isRefusal(dangers)) return dangers
  const itemsHeld = cardsOf<Item>(ITEMS, rules.keepsDrawnCards ? [] : held)
  if (isRefusal(itemsHeld)) return itemsHeld
  const items = stack<Item>(ITEMS, rules.items, itemsHeld, [], { next: draft.nextItems, discards: draft.itemDiscards })
  if (isRefusal(items)) return items
  const hatch = stack<Colour>(COLOURS, rules.hatchCards, [], [], { next: draft.nextHatch, discards: draft.hatchShown })
  if (isRefusal(hatch)) return hatch
  return freshDecks(setting).map((fact): Fact => {
    if (fact.kind === 'stacked') return restacked(fact, dangers, rules.dangers)
    if (fact.kind === 'stackedItems') return restacked(fact, items, rules.items)
    if (fact.kind !== 'stackedHatch') return fact
    const shown = listed(hatch.discards, rules.hatchCards)
    return { ...fact, bag: listed(hatch.bag, rules.hatchCards), shown, next: hatch.next }
  })
}

/** A fresh deck's fact with this stack instead; it stays fresh if nothing is known of it. */
function restacked<F extends Extract<Fact, { fresh: boolean }>, T extends string>(
  fact: F,
  { bag, discards, next }: Stack<T>,
  deck: Counts<T>,
): F {
  const size = total(bag)
  if (size === fact.size && next.length === 0) return fact
  return {
    ...fact,
    size,
    discarded: total(discards),
    fresh: false,
    bag: listed(bag, deck),
    discards: listed(discards, deck),
    next,
  }
}
