import type { PartialState } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import type { EscapeModel } from '../model.ts'

export type ActionProps = { readonly model: EscapeModel; readonly state: PartialState }

/** What the bar says and offers. */
export type Prompt = {
  readonly title: string
  readonly text?: string
  readonly icon?: string
  /** What has to be picked before the buttons make sense. */
  readonly picks?: ComponentChildren
  readonly buttons?: ComponentChildren
}
