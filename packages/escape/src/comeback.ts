import type { Side } from './character.ts'
import type { Sector } from './sector.ts'
import type { Setting } from './state.ts'

/** SCN-A5: does it matter at this table where a player of this side started? */
export function returnsHome({ zone, rules }: Setting, side: Side): boolean {
  const backTo = (home: Sector, deaths: number) => rules.comesBack({ side, at: zone.humanSector, home, deaths }, zone)
  return [1, 2].some((deaths) => {
    const back = backTo(zone.humanSector, deaths)
    const elsewhere = backTo(zone.alienSector, deaths)
    return back !== 'never' && elsewhere !== 'never' && back.at !== elsewhere.at
  })
}
