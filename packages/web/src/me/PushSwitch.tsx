import type { ComponentChildren } from 'preact'
import '../styles/push.css'

/** Is this browser told? A switch that shows it and turns it. */
export const PushSwitch = (wish: {
  readonly on: boolean
  readonly turn: () => void
  readonly children: ComponentChildren
}) => (
  <button type="button" role="switch" class="btn push" aria-checked={wish.on} onClick={wish.turn} data-testid="push">
    <span>{wish.children}</span>
    <i aria-hidden="true" />
  </button>
)
