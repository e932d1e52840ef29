import type { JSX } from 'preact'

/** The moments of a table, once they are loaded. */
export type Moments = {
  readonly Stage: () => JSX.Element
  /** On top of the map, for a moment. */
  readonly Layer: () => JSX.Element | undefined
  /** Marks on the map where players died. */
  readonly Fallen: () => JSX.Element
}
