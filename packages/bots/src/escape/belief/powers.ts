import type { Seat } from '@selva/core'
import {
  type Character,
  type CharacterPower,
  type Item,
  type PartialState,
  playerAt,
  type Side,
  sideOf,
} from '@selva/escape'

type Wanted = (power: CharacterPower) => boolean

/**
 * SET-3: the characters that are left for a player: each is dealt once, and the reader knows his own and those shown.
 */
function leftOf(partial: PartialState, seat: Seat, pool: readonly Character[]): readonly Character[] {
  const left = [...pool]
  for (const [i, { character }] of partial.players.entries()) {
    const at = character === undefined || i === seat - 1 ? -1 : left.indexOf(character)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/**
 * How likely a player of this side has a power of this sort, as far as the reader knows: sure once his character has
 * been shown, and out of the question once he has changed side (ULT-38), or once others have all characters with it.
 */
function shareWith(partial: PartialState, seat: Seat, side: Side, wanted: Wanted): number {
  const { rules, seats } = partial.setting
  const { character, shown, turned } = playerAt(partial, seat)
  if (turned) return 0
  const has = (c: Character): boolean => {
    const power = rules.powers[c]
    return power !== undefined && wanted(power)
  }
  if (shown && character !== undefined) return sideOf(character) === side && has(character) ? 1 : 0
  const left = leftOf(partial, seat, rules.pool(seats, seats - rules.humans(seats))[side])
  let n = 0
  for (const c of left) if (has(c)) n++
  return left.length === 0 ? 0 : n / left.length
}

/** ULT-30 to ULT-32: how likely an alien may use this item. */
export const alienUses = (partial: PartialState, seat: Seat, item: Item): number =>
  shareWith(partial, seat, 'alien', (power) => power.uses?.includes(item) === true)

/** SCN-H13: how likely a human may hold. */
export const mayHold = (partial: PartialState, seat: Seat): number =>
  shareWith(partial, seat, 'human', (power) => power.play?.option(partial, seat).do === 'hold')

/** SCN-H1, ULT-20: how likely a human may be spared a card. */
export const maySpare = (partial: PartialState, seat: Seat): number =>
  shareWith(partial, seat, 'human', (power) => power.spares !== undefined || power.arrives !== undefined)

/** ULT-36: how likely an alien's first move is a fast one. */
export const mayRush = (partial: PartialState, seat: Seat): number =>
  shareWith(partial, seat, 'alien', (power) => power.speed !== undefined)

/** ULT-35: how likely an alien may attack without having moved. */
export const mayLurk = (partial: PartialState, seat: Seat): number =>
  shareWith(partial, seat, 'alien', (power) => power.play?.option(partial, seat).do === 'lurk')
