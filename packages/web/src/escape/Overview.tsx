import type { Sector } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { memo } from '../ui/memo.ts'
import { short } from '../ui/short.ts'
import type { Drawing } from './drawing.ts'
import { center, HEIGHT, hexPath, hexPaths, MARGIN, RADIUS } from './geometry.ts'
import { hullPath } from './hull.ts'

export const OVERVIEW = {
  x: MARGIN.left - 6,
  y: MARGIN.top - 6,
  width: short(35 * RADIUS + 12),
  height: short(14.5 * HEIGHT + 12),
}

/** A thumbnail says nothing of its hatches: they are open. */
const isOpen = (state: string | undefined): boolean => state === undefined || state === '' || state === 'open'

const Hull = memo(
  ({ zone, hatches }: { readonly zone: Drawing; readonly hatches: string }) => {
    const states = hatches.split(' ')
    return (
      <g>
        <path d={hullPath(zone)} class="ov-hull" />
        <path
          d={hexPaths(
            zone.sectors.filter((at) => zone.cells[at] === 'secure'),
            0.86,
          )}
          class="ov-secure"
        />
        {zone.hatches.map(({ at, number }, i) => (
          <path key={number} d={hexPath(at, 0.95)} class={`ov-hatch ${isOpen(states[i]) ? '' : 'shut'}`} />
        ))}
      </g>
    )
  },
  (a, b) => a.zone === b.zone && a.hatches === b.hatches,
)

/** The ship at a glance: an overview, a thumbnail. */
export function SmallPlan({
  zone,
  hatches = '',
  children,
}: {
  readonly zone: Drawing
  readonly hatches?: string
  readonly children?: ComponentChildren
}) {
  return (
    <svg viewBox={`${OVERVIEW.x} ${OVERVIEW.y} ${OVERVIEW.width} ${OVERVIEW.height}`} aria-hidden="true">
      <Hull zone={zone} hatches={hatches} />
      {children}
    </svg>
  )
}

export function Dot({ at, kind, size = 26 }: { readonly at: Sector; readonly kind: string; readonly size?: number }) {
  const [x, y] = center(at)
  return <circle cx={short(x)} cy={short(y)} r={size} class={kind} />
}
