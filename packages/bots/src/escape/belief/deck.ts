import { type Counts, type Danger, namesOwn, type Setting } from '@selva/escape'

/** How many cards of each sort are expected to lie in the dangerous pile still. */
export type Deck = { yours: number; any: number; silence: number }

/** An expectation never rules a card out. */
const LEAST = 0.25

/** The whole deck (DCK-1). In this game nobody keeps a card, so this is also what a reshuffle gives (DCK-7). */
export function wholeDeck({ rules }: Setting): Deck {
  const { yours, yoursIcon, any, anyIcon, silence }: Counts<Danger> = rules.dangers
  return { yours: yours + yoursIcon, any: any + anyIcon, silence }
}

/** A pile of so many cards that one knows nothing else about. */
export function someOf(setting: Setting, size: number): Deck {
  const deck = wholeDeck(setting)
  const share = size / (deck.yours + deck.any + deck.silence)
  return { yours: deck.yours * share, any: deck.any * share, silence: deck.silence * share }
}

/** A card that one has seen leaves the pile. */
export function sawDrawn(deck: Deck, card: Danger): void {
  if (card === 'silence') deck.silence -= 1
  else if (namesOwn(card)) deck.yours -= 1
  else deck.any -= 1
}

/** A noise card leaves the pile that was a player's own with this likelihood. */
export function heardDrawn(deck: Deck, yours: number): void {
  deck.yours -= yours
  deck.any -= 1 - yours
}

/** How likely a card that made a noise was "in your sector". */
export function yoursShare({ yours, any }: Deck): number {
  const own = Math.max(yours, LEAST)
  return own / (own + Math.max(any, LEAST))
}

/** How likely the next card is each sort. */
export function nextCard(deck: Deck): Deck {
  const yours = Math.max(deck.yours, LEAST)
  const any = Math.max(deck.any, LEAST)
  const silence = Math.max(deck.silence, LEAST)
  const all = yours + any + silence
  return { yours: yours / all, any: any / all, silence: silence / all }
}
