import { type Card, ITEMS, type Item } from './item.ts'

/**
 * DCK-1: the dangerous cards; the ones with an icon bring an item where items are in play. DCK-4: in the Ultimate edition
 * the items themselves are among them.
 */
export const DANGERS = ['yours', 'yoursIcon', 'any', 'anyIcon', 'silence', ...ITEMS] as const
export type Danger = (typeof DANGERS)[number]

/** NOI-2: must the player name the sector he is in? */
export const namesOwn = (card: Danger): boolean => card === 'yours' || card === 'yoursIcon'

export const hasIcon = (card: Danger): boolean => card === 'yoursIcon' || card === 'anyIcon'

export const isItem = (card: Danger): card is Item => (ITEMS as readonly string[]).includes(card)

/** ULT-3: Silence and items make no noise, and are kept in the hand. */
export const isQuiet = (card: Danger): card is Card => card === 'silence' || isItem(card)
