import type { ComponentChildren } from 'preact'
import '../styles/push.css'

/** Is this browser told? A switch that shows it and turns it. */
export const PushSwitch = (props: {
  readonly on: boolean
  readonly turn: () => void
  readonly children: ComponentChildren
}) => (
  <button type="button" role="switch" class="btn push" aria-checked={props.on} onClick={props.turn} data-testid="push">
    <span>{props.children}</span>
    <i aria-hidden="true" />
  </button>
)
