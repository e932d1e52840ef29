import type { Seat } from '@selva/core'
import type { Sector } from '@selva/escape'
import type { ComponentType } from 'preact'
import type { Tag } from './tags.ts'

/** Notes drawn on the sheet by hand or worked out from it: loaded behind the table, never before it. */
export type Sheet = {
  /** Spoken with a sector, after what everybody knows of it. */
  spoken(at: Sector): readonly string[]
  /** Something of ours, or the sign of a player heard, lies where the coordinate stands. */
  covers(at: Sector, heard: readonly Tag[]): boolean
  /** A tool in hand takes the tap. */
  draws(at: Sector): boolean
  /** Puts the tool down, if one is in hand. */
  putDown(): boolean
  /** Opens what can be jotted on a sector, where the table allows notes. */
  open(at: Sector): void
  /** Under everything else on the map, and over it with the players heard last. */
  readonly Under: ComponentType
  readonly Over: ComponentType<{ readonly heard: readonly Tag[] }>
  /** The tool in hand, over the map. */
  readonly Held: ComponentType
  /** The pencil case: tools, and a list of what is marked. */
  readonly Panel: ComponentType
  /** The menu that is open over the table. */
  readonly Menu: ComponentType
  /** Everybody's knowledge of a player. */
  readonly Facts: ComponentType<{ readonly seat: Seat }>
  leave(): void
}
