import { everyone, nobody, only, openIf, type Seat, type Seen, type Visibility } from '@selva/core'
import type { Back, Card, Kind, Panic } from './card.ts'
import type { Role } from './role.ts'
import type { Question } from './step.ts'

/** WIN-1; WIN-2; WIN-3; WIN-4 */
export const END_REASONS = ['thingEliminated', 'wrongDeclaration', 'thingAlone', 'infection'] as const
export type EndReason = (typeof END_REASONS)[number]

/** EXC-2, EXC-6, MIS-1, MIS-2, SUP-5: why an exchange does not take place. */
export const OFF_REASONS = ['door', 'quarantine', 'nobody', 'refused', 'superinfection', 'noCard'] as const
export type OffReason = (typeof OFF_REASONS)[number]

/** WHI-1, PAN-11, PAN-12, SUP-5: why a hand is shown. */
export const SHOWN_REASONS = ['whisky', 'ooops', 'revelations', 'superinfection'] as const
export type ShownReason = (typeof SHOWN_REASONS)[number]

/** A list of seats that may look on: the eliminated who see everything (OPT-15); empty at most tables. */
type Ghosts = { readonly ghosts: readonly Seat[] }
/** A card that is seen by its holder alone, or by everybody while the holder is quarantined (QUA-2). */
type Held = { readonly seat: Seat; readonly open: boolean; readonly card: Card }

/** VIS: everything that can happen. */
export type Fact =
  /** SET-2, SET-4: a hand, and who one is; `thing` is the seat that learns everybody's role (INF-3). */
  | {
      readonly kind: 'dealt'
      readonly seat: Seat
      readonly size: number
      readonly hand: readonly Card[]
      readonly role: Role
      readonly thing: Seat
    }
  /** SET-3: the deck, its last card on top, and the discard pile with its number of Panic cards. */
  | {
      readonly kind: 'stacked'
      readonly size: number
      readonly back: Back
      readonly discarded: number
      readonly panics: number
      readonly order: readonly Kind[]
      readonly discards: readonly Kind[]
    }
  /** Knowledge of The Thing alone besides the roles: who was infected last (WIN-5), and its standing order (DECL-4). */
  | { readonly kind: 'thingWoke'; readonly thing: Seat; readonly last: Seat | 'none'; readonly standing: boolean }
  /** A position that was arranged: who sits where, doors by gap, Quarantine counts by seat. */
  | {
      readonly kind: 'laidOut'
      readonly ring: readonly Seat[]
      readonly doors: readonly number[]
      readonly quarantines: readonly number[]
      readonly clockwise: boolean
    }
  /** TURN-1 */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** VIS-33: a player is asked. */
  | { readonly kind: 'asked'; readonly step: Question }
  /** VIS-8, VIS-13, VIS-14: a Stay Away card from the deck, into the hand or aside (RES-1); `back` is the next one's. */
  | ({ readonly kind: 'drew'; readonly to: 'hand' | 'aside'; readonly back: Back } & Held & Ghosts)
  /** VIS-9 */
  | { readonly kind: 'panic'; readonly seat: Seat; readonly card: Panic; readonly back: Back }
  /** DRAW-2: a Panic card goes unseen to the discard pile. */
  | ({ readonly kind: 'skipped'; readonly back: Back; readonly card: Panic } & Ghosts)
  /** DRAW-3 */
  | ({
      readonly kind: 'reshuffled'
      readonly size: number
      readonly back: Back
      readonly order: readonly Kind[]
    } & Ghosts)
  /** VIS-11, VIS-14, VIS-29 */
  | ({ readonly kind: 'discarded'; readonly from: 'hand' | 'aside' } & Held & Ghosts)
  /** RES-1: one of the cards aside joins the hand. */
  | ({ readonly kind: 'kept' } & Held & Ghosts)
  /** PAN-10: a card of the hand is put on the deck. */
  | ({ readonly kind: 'topped' } & Held & Ghosts)
  /** VIS-12 */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly at: Seat | 'none' }
  /** DRAW-5: the play area is cleared. */
  | { readonly kind: 'settled' }
  /** DEF-3 */
  | { readonly kind: 'defended'; readonly seat: Seat; readonly card: Card }
  /** EXC-3, VIS-20 */
  | ({
      readonly kind: 'offered'
      readonly from: Seat
      readonly to: Seat
      readonly open: boolean
      readonly card: Card
    } & Ghosts)
  /** SCA-1, VIS-23 */
  | ({ readonly kind: 'offerSeen'; readonly by: Seat; readonly from: Seat; readonly card: Card } & Ghosts)
  /** EXC-5, VIS-21: `given` by the initiator, `taken` by him. */
  | ({
      readonly kind: 'exchanged'
      readonly from: Seat
      readonly to: Seat
      readonly givenOpen: boolean
      readonly takenOpen: boolean
      readonly given: Card
      readonly taken: Card
    } & Ghosts)
  /** EXC-6, VIS-24 */
  | { readonly kind: 'exchangeOff'; readonly from: Seat; readonly to: Seat; readonly reason: OffReason }
  /** MIS-1 */
  | { readonly kind: 'redirected'; readonly dodger: Seat; readonly to: Seat }
  /** INF-1, INF-2; `last` is the player who is now the last infected (WIN-5). */
  | ({ readonly kind: 'infected'; readonly seat: Seat; readonly by: Seat; readonly last: Seat | 'none' } & Ghosts)
  /** PAN-7: a player has chosen. */
  | ({ readonly kind: 'passChosen'; readonly seat: Seat; readonly card: Card } & Ghosts)
  /** VIS-31 */
  | ({ readonly kind: 'passed'; readonly from: Seat; readonly to: Seat; readonly card: Card } & Ghosts)
  /** ANA-1, PAN-8 */
  | ({ readonly kind: 'handSeen'; readonly by: Seat; readonly of: Seat; readonly hand: readonly Card[] } & Ghosts)
  /** SUS-1; `told` are the seats that learn the card (OPT-14). */
  | ({
      readonly kind: 'cardSeen'
      readonly by: Seat
      readonly of: Seat
      readonly card: Card
      readonly told: readonly Seat[]
    } & Ghosts)
  /** VIS-17, VIS-27 */
  | { readonly kind: 'handShown'; readonly seat: Seat; readonly why: ShownReason; readonly hand: readonly Card[] }
  /** VIS-19, besides a hand. */
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly what: 'infected' | 'nothing' }
  /** ELIM-2; `by` is who held the Flamethrower. */
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly by: Seat | 'none' }
  /** OPT-15: an eliminated player gets to see everything. */
  | {
      readonly kind: 'unveiled'
      readonly to: Seat
      readonly thing: Seat
      readonly last: Seat | 'none'
      readonly standing: boolean
      readonly roles: readonly Role[]
      readonly hands: readonly (readonly Card[])[]
      readonly order: readonly Kind[]
      readonly discards: readonly Kind[]
    }
  /** CHG-1, RUN-1, PAN-3 to PAN-5 */
  | { readonly kind: 'swapped'; readonly a: Seat; readonly b: Seat }
  /** WYB-1 */
  | { readonly kind: 'turnedAround' }
  /** DOOR-1; a gap is named by the place it lies clockwise of. */
  | { readonly kind: 'doorPlaced'; readonly gap: number }
  /** DOOR-6 */
  | { readonly kind: 'doorRemoved'; readonly gap: number }
  /** QUA-1 */
  | { readonly kind: 'quarantinePlaced'; readonly seat: Seat; readonly count: number }
  /** QUA-3 */
  | { readonly kind: 'quarantineCounted'; readonly seat: Seat; readonly count: number }
  /** QUA-3, QUA-6 */
  | { readonly kind: 'quarantineRemoved'; readonly seat: Seat }
  /** DECL-4 */
  | ({ readonly kind: 'standing'; readonly seat: Seat; readonly on: boolean } & Ghosts)
  /** DECL-3 */
  | { readonly kind: 'declared'; readonly seat: Seat }
  /** WIN-8: the result, with everybody's role and hand by seat. */
  | {
      readonly kind: 'gameOver'
      readonly reason: EndReason
      readonly winners: readonly Seat[]
      readonly roles: readonly Role[]
      readonly hands: readonly (readonly Card[])[]
    }

const held = { seat: everyone, open: everyone, card: openIf('open', 'seat', 'ghosts'), ghosts: nobody } as const

/** Section 13: who learns what. Fields that few may know stand last: an unknown tail takes no room on the wire. */
export const visibility = {
  dealt: { seat: everyone, size: everyone, hand: only('seat'), role: only('seat', 'thing'), thing: nobody }, // VIS-1, 5, 6
  stacked: {
    size: everyone,
    back: everyone,
    discarded: everyone,
    panics: everyone,
    order: nobody,
    discards: nobody,
  }, // VIS-3, VIS-4
  thingWoke: { exists: only('thing'), thing: everyone, last: everyone, standing: everyone },
  laidOut: { ring: everyone, doors: everyone, quarantines: everyone, clockwise: everyone }, // VIS-2
  turn: { seat: everyone },
  asked: { step: everyone }, // VIS-33
  drew: { to: everyone, back: everyone, ...held }, // VIS-8, 13, 14
  panic: { seat: everyone, card: everyone, back: everyone }, // VIS-9
  skipped: { back: everyone, card: only('ghosts'), ghosts: nobody }, // VIS-10
  reshuffled: { size: everyone, back: everyone, order: only('ghosts'), ghosts: nobody }, // VIS-10
  discarded: { from: everyone, ...held }, // VIS-11, 14, 29
  kept: held, // VIS-14
  topped: held, // VIS-30
  played: { seat: everyone, card: everyone, at: everyone }, // VIS-12
  settled: {},
  defended: { seat: everyone, card: everyone }, // VIS-12
  offered: {
    from: everyone,
    to: everyone,
    open: everyone,
    card: openIf('open', 'from', 'ghosts'),
    ghosts: nobody,
  }, // VIS-20, VIS-22
  offerSeen: {
    exists: only('by', 'ghosts'),
    by: everyone,
    from: everyone,
    card: only('by', 'ghosts'),
    ghosts: nobody,
  }, // VIS-23
  exchanged: {
    from: everyone,
    to: everyone,
    givenOpen: everyone,
    takenOpen: everyone,
    given: openIf('givenOpen', 'from', 'to', 'ghosts'),
    taken: openIf('takenOpen', 'from', 'to', 'ghosts'),
    ghosts: nobody,
  }, // VIS-21, VIS-26
  exchangeOff: { from: everyone, to: everyone, reason: everyone }, // VIS-24
  redirected: { dodger: everyone, to: everyone }, // VIS-24
  infected: {
    exists: only('seat', 'by', 'ghosts'),
    seat: everyone,
    by: everyone,
    last: only('by', 'ghosts'),
    ghosts: nobody,
  }, // VIS-25
  passChosen: { seat: everyone, card: only('seat', 'ghosts'), ghosts: nobody }, // SIDE-7
  passed: { from: everyone, to: everyone, card: only('from', 'to', 'ghosts'), ghosts: nobody }, // VIS-31
  handSeen: { by: everyone, of: everyone, hand: only('by', 'of', 'ghosts'), ghosts: nobody }, // VIS-15, 18
  cardSeen: { by: everyone, of: everyone, card: only('told', 'ghosts'), told: nobody, ghosts: nobody }, // VIS-16
  handShown: { seat: everyone, why: everyone, hand: everyone }, // VIS-17, 27
  revealed: { seat: everyone, what: everyone }, // VIS-19
  eliminated: { seat: everyone, by: everyone }, // VIS-28
  unveiled: {
    exists: only('to'),
    to: everyone,
    thing: everyone,
    last: everyone,
    standing: everyone,
    roles: everyone,
    hands: everyone,
    order: everyone,
    discards: everyone,
  },
  swapped: { a: everyone, b: everyone }, // VIS-32
  turnedAround: {},
  doorPlaced: { gap: everyone },
  doorRemoved: { gap: everyone },
  quarantinePlaced: { seat: everyone, count: everyone },
  quarantineCounted: { seat: everyone, count: everyone },
  quarantineRemoved: { seat: everyone },
  standing: { exists: only('seat', 'ghosts'), seat: everyone, on: everyone, ghosts: nobody }, // VIS-35
  declared: { seat: everyone }, // VIS-36
  gameOver: { reason: everyone, winners: everyone, roles: everyone, hands: everyone }, // VIS-36
} as const satisfies Visibility<Fact>

export type SeenFact<U extends undefined> = Seen<Fact, typeof visibility, U>
