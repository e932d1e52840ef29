import type { Seat } from '@selva/core'
import type { Choice, Sector } from '@selva/escape'
import type { Play } from './ask.ts'
import type { EscapeWords } from './messages/en.ts'

/** A name for it that stays the same from question to question. */
export const keyOf = (play: Play): string => (play.kind === 'item' ? play.item : play.kind)

const ICONS: { readonly [K in Exclude<Play['kind'], 'item'>]: string } = {
  spotlight: 'spotlight',
  sensor: 'sensor',
  medic: 'eye',
  teleport: 'teleport',
  cat: 'cat',
  strike: 'attack',
  hold: 'pause',
  lurk: 'alien',
  stand: 'human',
}
export const iconOf = (play: Play): string => (play.kind === 'item' ? play.item : ICONS[play.kind])

/** Is it a card of mine, and not a power? */
export const isCard = (play: Play): boolean =>
  play.kind === 'item' || play.kind === 'spotlight' || play.kind === 'sensor'

export function labelOf(play: Play, m: EscapeWords): string {
  const { items, does } = m
  if (play.kind === 'item') return items[play.item].name
  return play.kind === 'spotlight' || play.kind === 'sensor' ? items[play.kind].name : does[play.kind]
}

/** The whole label of its button: a card is used, a power is something one does. */
export const useText = (play: Play, m: EscapeWords): string =>
  isCard(play) ? m.hand.useCard(labelOf(play, m)) : m.hand.usePower(labelOf(play, m))

/** The choice that plays it, once everything it needs has been pointed at. */
export function choiceBy(play: Play, at: Sector | undefined, on: Seat | undefined): Choice | undefined {
  switch (play.kind) {
    case 'item':
      return { do: 'use', item: play.item }
    case 'spotlight':
      return at === undefined ? undefined : { do: 'spotlight', at }
    case 'sensor':
    case 'medic':
      return on === undefined ? undefined : { do: play.kind, on }
    case 'strike':
      return { do: 'attack' }
    case 'teleport':
    case 'cat':
    case 'hold':
    case 'lurk':
    case 'stand':
      return { do: play.kind }
    default:
      return play satisfies never
  }
}
