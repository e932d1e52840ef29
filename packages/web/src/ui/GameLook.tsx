import type { ComponentChildren } from 'preact'

/** Parts that a game draws on a page of the hall. The game's styles reach only what stands in here. */
export function GameLook({ look, children }: { readonly look: string; readonly children: ComponentChildren }) {
  return <div class={`look ${look}`}>{children}</div>
}
