import type { OptionOf } from '@selva/core'
import type { Sector } from './sector.ts'

/** What the acting player may decide (TRN-3). */
export type Choice =
  | { readonly do: 'move'; readonly to: Sector }
  | { readonly do: 'stuck' }
  | { readonly do: 'resolve' }
  | { readonly do: 'attack' }
  | { readonly do: 'noise'; readonly at: Sector }
  | { readonly do: 'end' }
export type Option = OptionOf<Choice>
