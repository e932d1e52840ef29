/** DCK-1: the dangerous cards; the ones with an icon bring an item where items are in play. */
export const DANGERS = ['yours', 'yoursIcon', 'any', 'anyIcon', 'silence'] as const
export type Danger = (typeof DANGERS)[number]

/** NOI-2: must the player name the sector he is in? */
export const namesOwn = (card: Danger): boolean => card === 'yours' || card === 'yoursIcon'
