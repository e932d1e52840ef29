import type { Sector, Zone } from '@selva/escape'

/** A map as it is drawn: a zone, or the draft of one that cannot be played yet. */
export type Drawing = Pick<Zone, 'id' | 'text' | 'cells' | 'hatches' | 'sectors' | 'next'> & {
  /** Void cells that are drawn faintly and can be pointed at, where a zone is edited. */
  readonly ghosts?: readonly Sector[]
}

/** Cells that can be pointed at: the sectors, and the ghosts where there are any. */
export const isOnSheet = ({ cells, ghosts }: Drawing, at: Sector): boolean =>
  ghosts !== undefined || cells[at] !== 'void'
