import type { Seat } from '@selva/core'
import type { Sector, SeenFact } from '@selva/escape'

/** The sectors that the other players have named since this seat's last turn: all that a plain player goes by. */
export type Rumours = Map<Seat, readonly Sector[]>

export function hearRumour(rumours: Rumours, own: Seat, fact: SeenFact<undefined>): void {
  switch (fact.kind) {
    case 'noise':
      if (fact.seat !== own) rumours.set(fact.seat, [fact.sector])
      return
    case 'twoNoises':
      if (fact.seat !== own) rumours.set(fact.seat, fact.sectors)
      return
    // A player who moved again, was killed or left is no longer where the noise was.
    case 'moved':
    case 'killed':
    case 'escaped':
      rumours.delete(fact.seat)
      return
    default:
      return
  }
}
