declare const brand: unique symbol

/** A value that only its own kind of function may make: a `Sector` is not any number. */
export type Brand<T, B extends string> = T & { readonly [brand]: B }

/** A player at the table: who decides and who sees. Fixed for the table, numbered from 1. */
export type Seat = Brand<number, 'Seat'>

/** Everybody who only watches: spectators, and what all seats see in common. */
export const SPECTATORS = 0

/** The eyes of a finished game: nothing is hidden from them. */
export const EVERYTHING = -1

/** The reader whose knowledge is meant. */
export type Audience = Seat | typeof SPECTATORS | typeof EVERYTHING

/** The most seats a table can have: a seat set is a bit set. */
export const MAX_SEATS = 16

const TABLES = Array.from({ length: MAX_SEATS + 1 }, (_, n) => Array.from({ length: n }, (_, i) => (i + 1) as Seat))

/** The seats of a table of n, in order. */
export function seatsOf(n: number): readonly Seat[] {
  const seats = TABLES[n]
  if (seats === undefined) throw new Error(`no table has ${n} seats`)
  return seats
}

/** Is this untrusted number a seat of a table of n? */
export const isSeat = (value: unknown, n: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= n
