import type { Seat } from '@selva/core'
import { useEffect, useRef } from 'preact/hooks'
import { MIDDLE, type Point } from './geometry.ts'
import { type Moment, momentsOf } from './moment.ts'
import type { Sitting } from './sitting.ts'

/** How long an exchange takes to tell, in milliseconds: as the design's `--t-tell`. */
const TELL = 280
const DECK: Point = [MIDDLE - 45, MIDDLE - 17]
const PILE: Point = [MIDDLE + 45, MIDDLE - 17]

type Flight = { readonly from: Point; readonly to: Point }

function flightsOf(moment: Moment, where: (seat: Seat) => Point): readonly Flight[] {
  switch (moment.kind) {
    case 'cross':
      return [
        { from: where(moment.a), to: where(moment.b) },
        { from: where(moment.b), to: where(moment.a) },
      ]
    case 'pass':
      return [{ from: where(moment.from), to: where(moment.to) }]
    case 'draw':
      return [{ from: DECK, to: where(moment.seat) }]
    case 'discard':
      return [{ from: where(moment.seat), to: PILE }]
    default:
      return []
  }
}

const at = ([x, y]: Point): string => `translate(${x}px, ${y}px)`

/** The backs of cards on their way, and nothing at all for those who want no motion. */
export function Flights({ sitting, where }: { readonly sitting: Sitting; readonly where: (seat: Seat) => Point }) {
  const { live } = sitting
  const version = live.version.value
  const group = useRef<SVGGElement>(null)
  const now = useRef<{ version: number; flights: readonly Flight[] }>({ version, flights: [] })
  if (now.current.version !== version) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
    const moments = still ? [] : momentsOf(live.frames().at(-1) ?? [])
    now.current = { version, flights: moments.flatMap((moment) => flightsOf(moment, where)) }
  }
  const { flights } = now.current
  useEffect(() => {
    Array.from(group.current?.children ?? []).forEach((card, i) => {
      const flight = flights[i]
      if (flight === undefined) return
      card.animate(
        [
          { transform: at(flight.from), opacity: 1 },
          { transform: at(flight.to), opacity: 1 },
        ],
        { duration: TELL, easing: 'cubic-bezier(.5, 0, .2, 1)' },
      )
    })
  }, [version])
  return (
    <g ref={group} aria-hidden="true">
      {flights.map(({ from, to }, i) => (
        <g key={`${version} ${i} ${from} ${to}`} class="flight">
          <rect x="-11" y="-15" width="22" height="30" rx="3" class="back" />
          <circle r="5.5" class="back-l" />
        </g>
      ))}
    </g>
  )
}
