import { type Danger, isQuiet, namesOwn, type Setting, total } from '@selva/escape'

/** How many cards of each sort are expected to lie in the dangerous pile still; `silence` stands for all that is quiet. */
export type ExpectedDeck = { yours: number; any: number; silence: number }

/** An expectation never rules a card out. */
const LEAST = 0.25

/** The whole deck (DCK-1, DCK-4). */
export function wholeDeck({ rules }: Setting): ExpectedDeck {
  const { yours, yoursIcon, any, anyIcon } = rules.dangers
  const noisy = { yours: yours + yoursIcon, any: any + anyIcon }
  return { ...noisy, silence: total(rules.dangers) - noisy.yours - noisy.any }
}

const scaled = ({ yours, any, silence }: ExpectedDeck, share: number): ExpectedDeck => ({
  yours: yours * share,
  any: any * share,
  silence: silence * share,
})

/** A pile of `size` cards that one knows nothing else about. */
export function someOf(setting: Setting, size: number): ExpectedDeck {
  const deck = wholeDeck(setting)
  return scaled(deck, size / (deck.yours + deck.any + deck.silence))
}

/** DCK-7, DCK-10: `size` discards made a new pile. Where quiet cards are kept they are hardly among them. */
export function turnedOver(setting: Setting, size: number): ExpectedDeck {
  if (!setting.rules.keepsDrawnCards) return wholeDeck(setting)
  const { yours, any } = wholeDeck(setting)
  const noisy = Math.max(1, yours + any)
  return { ...scaled({ yours, any, silence: 0 }, Math.min(1, size / noisy)), silence: Math.max(0, size - noisy) }
}

/** A card that one has seen leaves the pile. */
export function sawDrawn(deck: ExpectedDeck, card: Danger): void {
  if (isQuiet(card)) deck.silence -= 1
  else if (namesOwn(card)) deck.yours -= 1
  else deck.any -= 1
}

/** A noise card leaves the pile that was a player's own with this likelihood. */
export function heardDrawn(deck: ExpectedDeck, yours: number): void {
  deck.yours -= yours
  deck.any -= 1 - yours
}

/** How likely a card that made a noise was "in your sector". */
export function yoursShare({ yours, any }: ExpectedDeck): number {
  const own = Math.max(yours, LEAST)
  return own / (own + Math.max(any, LEAST))
}

/** How likely the next card is each sort. */
export function nextCard(deck: ExpectedDeck): ExpectedDeck {
  const yours = Math.max(deck.yours, LEAST)
  const any = Math.max(deck.any, LEAST)
  const silence = Math.max(deck.silence, LEAST)
  return scaled({ yours, any, silence }, 1 / (yours + any + silence))
}
