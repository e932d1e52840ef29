import type { Seat } from '@selva/core'
import { Use } from '../../ui/Icon.tsx'
import { hexagon } from '../portraits/hexagon.ts'

/** The mark that I leave: my sector, crossed out, and my seat's shape. */
export const Grave = ({ seat }: { readonly seat: Seat }) => (
  <div class={`grave ink-${seat}`}>
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path d={hexagon(96)} class="far" />
      <path d={hexagon(80)} class="near" />
      <path d={hexagon(64)} />
      <path d="M64 64l24 24M112 112l24 24M136 64l-24 24M88 112l-24 24" class="cross" />
      <Use name={`seat-${seat}`} x={100} y={100} size={24} kind="end-s" />
    </svg>
  </div>
)
