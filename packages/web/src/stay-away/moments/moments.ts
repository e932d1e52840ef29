import type { JSX } from 'preact'

/** The moments of a table, once they are loaded. */
export type Moments = { readonly Stage: () => JSX.Element }
