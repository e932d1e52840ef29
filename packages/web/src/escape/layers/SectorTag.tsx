import type { Sector } from '@selva/escape'
import { short } from '../../ui/short.ts'
import { center } from '../geometry.ts'

/** A few characters on a small sign above a sector. */
export function SectorTag({ at, text }: { readonly at: Sector; readonly text: string }) {
  const [x, y] = center(at)
  return (
    <g class="sector-tag">
      <rect x={short(x - 14)} y={short(y - 26)} width="28" height="14" rx="2" />
      <text x={short(x)} y={short(y - 15.5)}>
        {text}
      </text>
    </g>
  )
}
