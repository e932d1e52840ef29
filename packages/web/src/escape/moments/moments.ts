import type { JSX } from 'preact'

/** The moments of a table, once they are loaded. */
export type Moments = {
  readonly Stage: () => JSX.Element
  /** Marks on the map where players died. */
  readonly Fallen: () => JSX.Element
}
