import type { Part } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import type { Sitting } from '../sitting.ts'

export type Wish = { readonly sitting: Sitting; readonly state: Part }

/** What the bar says and offers. */
export type Said = {
  readonly title: string
  readonly text?: string
  readonly icon?: string
  /** What has to be picked before the buttons make sense. */
  readonly picks?: ComponentChildren
  readonly buttons?: ComponentChildren
}
