import type { Seat } from './seat.ts'

/**
 * The side that the only person at a table has asked for before the deal, by the word of `Game.outcome`. It stands in the
 * opening and is sent to no one before the end.
 */
export type SideWish = { readonly seat: Seat; readonly side: string }

/** Most deals for one wish: so many fail all but never, and then the last one stands. */
export const MOST_DEALS = 1000

/** May this wish stand in the opening of a table with these players? Only a person who plays with bots alone has one. */
export const isWishOf = (
  { seat, side }: SideWish,
  sides: readonly string[],
  players: readonly { readonly by: string }[],
): boolean =>
  sides.includes(side) && players.every(({ by }, i) => (by === 'person') === (i === seat - 1)) && players.length > 0
