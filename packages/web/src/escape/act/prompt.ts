import type { PartialState } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import type { EscapeModel } from '../model.ts'

export type ActionProps = { readonly model: EscapeModel; readonly state: PartialState }

/** The words and controls of the bar. */
export type Prompt = {
  readonly title: string
  readonly text?: string
  readonly icon?: string
  /** Things to pick from before the buttons make sense. */
  readonly picks?: ComponentChildren
  readonly buttons?: ComponentChildren
}
