import type { OptionOf, Seat } from '@selva/core'
import type { Card } from './card.ts'

export const SIDES = ['left', 'right'] as const
/** VOC-2: left is clockwise. */
export type Side = (typeof SIDES)[number]

const SHOWINGS = ['hand', 'nothing', 'infected'] as const
/** PAN-12 */
export type Showing = (typeof SHOWINGS)[number]

/** Decisions of a player (STM-1); `declare` and `order` also while the table waits for another player. */
export type Choice =
  /** ACT: away with a card. */
  | { readonly do: 'discard'; readonly card: Card }
  /** ACT: a card without a target. */
  | { readonly do: 'play'; readonly card: Card }
  /** ACT: a card aimed at a player. */
  | { readonly do: 'playOn'; readonly card: Card; readonly at: Seat }
  /** ACT: the Axe on a door; a gap is named by the open place it lies clockwise of. */
  | { readonly do: 'axeDoor'; readonly gap: number }
  /** ACT: the Axe on a player's Quarantine. */
  | { readonly do: 'axeQuarantine'; readonly at: Seat }
  /** KEEP, FORGET */
  | { readonly do: 'keep'; readonly card: Card }
  /** OFFER, ANSWER, BLIND, PASS */
  | { readonly do: 'give'; readonly card: Card }
  /** FIRE, MOVE, ANSWER */
  | { readonly do: 'defend'; readonly card: Card }
  /** FIRE, MOVE: let it happen. */
  | { readonly do: 'accept' }
  /** SIDE */
  | { readonly do: 'side'; readonly to: Side }
  /** SEATPICK, FRIEND, WITNESS */
  | { readonly do: 'pick'; readonly whom: Seat }
  /** REVEAL */
  | { readonly do: 'show'; readonly what: Showing }
  /** DECL-1 */
  | { readonly do: 'declare' }
  /** DECL-4: the standing order, on or off. */
  | { readonly do: 'order'; readonly on: boolean }
export type Option = OptionOf<Choice>
