import type { Impression, Moment } from '@selva/bots/review'
import { type Seat, seatsOf } from '@selva/core'
import type { Sector, Zone } from '@selva/escape'

/** A sector with the chance that it holds the player, or the players, that are asked about. */
export type SectorChance = { readonly at: Sector; readonly chance: number }

/** Chances below this are neither drawn nor written: one in a hundred is what a figure can show. */
const LEAST_SHOWN = 0.01

const impression = (moment: Moment, reader: Seat, player: Seat): Impression | undefined =>
  moment[reader - 1]?.[player - 1]

/** The chance that this player is in a sector, to the eyes of that one. */
export function chanceOf(moment: Moment, reader: Seat, player: Seat, at: Sector): number {
  const { alien = 0, as } = impression(moment, reader, player) ?? {}
  return (1 - alien) * (as?.human[at] ?? 0) + alien * (as?.alien[at] ?? 0)
}

/** The chance that at least one opponent is in a sector: for a human an alien, for an alien a human. */
function opponentAt(moment: Moment, reader: Seat, at: Sector): number {
  const side = (impression(moment, reader, reader)?.alien ?? 0) === 1 ? 'human' : 'alien'
  const none = seatsOf(moment.length)
    .filter((seat) => seat !== reader)
    .reduce((rest, seat) => {
      const { alien = 0, as } = impression(moment, reader, seat) ?? {}
      const share = side === 'alien' ? alien : 1 - alien
      return rest * (1 - share * (as?.[side][at] ?? 0))
    }, 1)
  return 1 - none
}

/** The sectors in which one player, or any opponent, could be to these eyes: the likeliest first. */
export function chancesFor(
  zone: Pick<Zone, 'sectors'>,
  moment: Moment,
  reader: Seat,
  picked: Seat | undefined,
): readonly SectorChance[] {
  return zone.sectors
    .map((at) => ({
      at,
      chance: picked === undefined ? opponentAt(moment, reader, at) : chanceOf(moment, reader, picked, at),
    }))
    .filter(({ chance }) => chance >= LEAST_SHOWN)
    .toSorted((a, b) => b.chance - a.chance)
}

/** How sure someone is of a player's side. */
export type Seemed = { readonly seat: Seat; readonly alien: number; readonly aboard: boolean }

/** The other players, the likeliest alien first. */
export function seemedTo(moment: Moment, reader: Seat, aboard: (seat: Seat) => boolean): readonly Seemed[] {
  return seatsOf(moment.length)
    .filter((seat) => seat !== reader)
    .map((seat) => ({ seat, alien: impression(moment, reader, seat)?.alien ?? 0, aboard: aboard(seat) }))
    .toSorted((a, b) => Number(b.aboard) - Number(a.aboard) || b.alien - a.alien || a.seat - b.seat)
}
