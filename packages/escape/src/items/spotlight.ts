import { elementAt, seatsOf } from '@selva/core'
import type { Found } from '../facts.ts'
import type { Player } from '../player.ts'
import { powerOf } from '../power.ts'
import type { Sector } from '../sector.ts'
import { type FullState, playerAt } from '../state.ts'
import type { Zone } from '../zone.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-13: the sectors a Spotlight lights: the one it is aimed at and those next to it. */
export const litBy = (zone: Zone, target: Sector): readonly Sector[] => [target, ...elementAt(zone.next, target)]

/** ITM-13: everybody aboard who stands in the light, the user included. */
export function seatsInTheLight(state: FullState, target: Sector): readonly Found[] {
  const lit = litBy(state.setting.zone, target)
  return seatsOf(state.setting.seats).flatMap((seat) => {
    const { status, at } = playerAt(state, seat)
    return status === 'aboard' && lit.includes(at) ? [{ seat, sector: at }] : []
  })
}

/** ULT-34 */
export const isUnseen = ({ setting: { rules } }: FullState, player: Player<never>): boolean =>
  powerOf(rules, player).unseen === true

export const spotlight: ItemRules = {
  in: ['before', 'arrived', 'over', 'close'],
  may: () => true,
  aim: ({ setting: { zone } }) => ({ do: 'spotlight', at: zone.sectors }),
  act(turn, seat, choice) {
    if (choice.do !== 'spotlight') throw new Error('a Spotlight needs a sector')
    const { state } = turn
    declare(turn, seat, 'spotlight')
    const lit = seatsInTheLight(state, choice.at)
    const found = lit.filter((f) => !isUnseen(state, playerAt(state, f.seat)))
    turn.emit({ kind: 'spotlight', seat, target: choice.at, found })
    for (const { seat: other } of lit)
      if (isUnseen(state, playerAt(state, other)))
        turn.emit({ kind: 'characterShown', seat: other, character: playerAt(state, other).character })
    return 'samePhase'
  },
}
