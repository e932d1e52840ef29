import { useSignal } from '@preact/signals'
import type { Seat } from '@selva/core'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { iconId } from '../ui/Drawings.tsx'
import { MIDDLE, type Point } from './geometry.ts'
import { CARD_ICONS } from './icons.ts'
import type { StayAwayModel } from './model.ts'
import { type Moment, momentsOf } from './moment.ts'

/** How long an exchange takes to tell, in milliseconds: as the design's `--t-tell`. */
const TELL = 280
const DECK: Point = [MIDDLE - 45, MIDDLE - 17]
const PILE: Point = [MIDDLE + 45, MIDDLE - 17]

/** Something on its way: the back of a card, a flame, or the card that refuses. */
type Flight = {
  readonly what: 'back' | 'flame' | 'refusal'
  readonly icon: string
  readonly from: Point
  readonly to: Point
}

const back = (from: Point, to: Point): Flight => ({ what: 'back', icon: '', from, to })

/** A part of the way from one point to another. */
const towards = ([x, y]: Point, [tx, ty]: Point, part: number): Point => [x + (tx - x) * part, y + (ty - y) * part]

export function flightsOf(moment: Moment, where: (seat: Seat) => Point): readonly Flight[] {
  switch (moment.kind) {
    case 'cross':
      return [back(where(moment.a), where(moment.b)), back(where(moment.b), where(moment.a))]
    case 'pass':
      return [back(where(moment.from), where(moment.to))]
    case 'draw':
      return [back(DECK, where(moment.seat))]
    case 'discard':
      return [back(where(moment.seat), PILE)]
    case 'flame':
      return [{ what: 'flame', icon: CARD_ICONS.flamethrower, from: where(moment.from), to: where(moment.to) }]
    case 'refuse': {
      // The refusal meets what was wanted on its way, and what was offered goes home.
      const [from, asker] = [where(moment.seat), where(moment.asker)]
      const met = towards(from, asker, 0.4)
      return [
        ...(moment.back ? [back(met, asker)] : []),
        { what: 'refusal', icon: CARD_ICONS[moment.card], from, to: met },
      ]
    }
    // The compartment itself burns.
    case 'burn':
      return []
    default:
      return moment satisfies never
  }
}

const at = ([x, y]: Point): string => `translate(${x}px, ${y}px)`

function Flying({ flight, landed }: { readonly flight: Flight; readonly landed: () => void }) {
  const { what, icon, from, to } = flight
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const way = group.current?.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration: TELL,
      easing: 'cubic-bezier(.5, 0, .2, 1)',
      fill: 'forwards',
    })
    way?.addEventListener('finish', landed)
    return () => way?.cancel()
  }, [])
  return (
    <g ref={group} class={`flight ${what}`} data-flight={what} style={{ transform: at(from) }}>
      {what === 'back' ? (
        <>
          <rect x="-11" y="-15" width="22" height="30" rx="3" class="back" />
          <circle r="5.5" class="back-l" />
        </>
      ) : (
        <>
          <circle r="17" />
          <use href={`#${iconId(icon)}`} x="-11" y="-11" width="22" height="22" class="i" />
        </>
      )}
    </g>
  )
}

/** Cards and flames flying between seats. Renders nothing if the reader prefers reduced motion. */
export function Flights({ model, where }: { readonly model: StayAwayModel; readonly where: (seat: Seat) => Point }) {
  const { live } = model
  const version = live.version.value
  const flying = useSignal<readonly (Flight & { readonly number: number })[]>([])
  const last = useRef(live.frames().at(-1))
  const flown = useRef(0)
  useLayoutEffect(() => {
    const frames = live.frames()
    const before = last.current
    last.current = frames.at(-1)
    // Frames that were here when we came are not happening now.
    if (before === undefined || before === last.current) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return
    const more = momentsOf(frames).flatMap((moment) => flightsOf(moment, where))
    flying.value = [...flying.value, ...more.map((flight) => ({ ...flight, number: flown.current++ }))]
  }, [version])
  return (
    <g aria-hidden="true">
      {flying.value.map((flight) => (
        <Flying
          key={flight.number}
          flight={flight}
          landed={() => {
            flying.value = flying.value.filter(({ number }) => number !== flight.number)
          }}
        />
      ))}
    </g>
  )
}
