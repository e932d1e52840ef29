import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { Seating } from './seating.ts'

/** A role's evaluation of everything it could do. All values are in the unit of the weights, for the seat that asks. */
export type Stance = {
  /** To exchange with this player as initiator, holding these cards. */
  meet(seat: Seat, hand: readonly Card[]): number
  /** To have this player as a neighbour, with no door between. */
  beside(seat: Seat): number
  /** Everything else about how the table sits. */
  table(seating: Seating): number
  /** FLA-1: he is gone. */
  burn(seat: Seat): number
  /** ANA-1, SUS-1 */
  look(seat: Seat): number
  peek(seat: Seat): number
  /** QUA-1, and its end by Axe */
  isolate(seat: Seat): number
  free(seat: Seat): number
  /** DOOR-1, besides the exchange it stops; the opposite for an Axe. */
  bar(seat: Seat): number
  /** WHI-1, PAN-12: everybody sees these cards. */
  show(hand: readonly Card[]): number
  /** PAN-12: one Infected! is shown, and no one after this player is asked. */
  readonly halt: number
  /** PAN-8: this player sees them. */
  confide(seat: Seat, hand: readonly Card[]): number
  /** RES-1 */
  dig(hand: readonly Card[]): number
  /** To hold one more of these cards, with `held` of them already. */
  worth(card: Card, held: number): number
  /** That this player gets the card; the loss of it comes apart from this. */
  give(card: Card, to: Seat): number
  /** To see the card one refuses (SCA-1). */
  readonly glimpse: number
  /** To let this player give one what he has committed; 0 if nothing can come of it. */
  receive(from: Seat): number
}
