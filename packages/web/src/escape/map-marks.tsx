import { type Found, nameOf, type Sector } from '@selva/escape'
import { Use } from '../ui/Icon.tsx'
import { short } from '../ui/short.ts'
import { center, corners, HEIGHT, hexPath, MARGIN, pathThrough, SHEET } from './geometry.ts'
import type { Stop } from './story-marks.ts'

/** Marks on top of the sheet: one small drawing each. */

function Word({ at, dy = 3.4, kind }: { readonly at: Sector; readonly dy?: number; readonly kind: string }) {
  const [x, y] = center(at)
  return (
    <text x={short(x)} y={short(y + dy)} class={kind}>
      {nameOf(at)}
    </text>
  )
}

/** Sectors I may go to. The chosen one is solid and the others step back; it is red if I mean to attack there. */
export function Legal({
  sectors,
  chosen,
  strike = false,
  plain,
}: {
  readonly sectors: readonly Sector[]
  readonly chosen: Sector | undefined
  readonly strike?: boolean
  readonly plain: (at: Sector) => boolean
}) {
  return (
    <g class={`legal ${chosen === undefined ? '' : 'picked'}`}>
      {/* The chosen sector covers the edges of its neighbours. */}
      {sectors
        .toSorted((a, b) => Number(a === chosen) - Number(b === chosen))
        .map((at) => (
          <g key={at} class={`${at === chosen ? 'on' : ''} ${strike ? 'strike' : ''} ${plain(at) ? '' : 'out'}`}>
            <path d={hexPath(at, at === chosen ? 1.12 : 0.93)} class="lg" />
            {plain(at) ? <Word at={at} kind="lg-t" /> : undefined}
          </g>
        ))}
    </g>
  )
}

const ORIGIN = pathThrough(corners([0, 0], 0.93))

/** My own sector: the one solid sector on the sheet. It travels when I move. */
export function Here({
  at,
  side,
  out,
}: {
  readonly at: Sector
  readonly side: 'human' | 'alien'
  readonly out: boolean
}) {
  const [x, y] = center(at)
  return (
    <g class={`here ${out ? 'out' : ''}`} style={{ transform: `translate(${short(x)}px, ${short(y)}px)` }}>
      <path d={ORIGIN} class="here-f" />
      <Use name={side} x={0} y={-4.5} size={13} />
      <text y="11" class="here-t">
        {nameOf(at)}
      </text>
    </g>
  )
}

/** Something was heard here, just now: three rings, one of which stays until the next event. */
export function Ripple({ stop, mine }: { readonly stop: Stop; readonly mine: boolean }) {
  const [x, y] = center(stop.sector)
  const at = { cx: short(x), cy: short(y) }
  return (
    <g class="ripple" data-heard={nameOf(stop.sector)}>
      <circle {...at} r="46" fill="url(#hush)" />
      <circle {...at} r="27" class="rip r1" />
      <circle {...at} r="40" class="rip r2" />
      <circle {...at} r="56" class="rip r3" />
      <path d={hexPath(stop.sector, 0.93)} class={`rip-c ${mine ? 'clear' : ''}`} />
      {mine ? undefined : <Word at={stop.sector} kind="rip-t" />}
    </g>
  )
}

/** Sectors in the light: about to be lit, or lit just now. */
export function Light({ sectors, kind }: { readonly sectors: readonly Sector[]; readonly kind: 'aim' | 'past' }) {
  return sectors.length === 0 ? undefined : (
    <g class={`light ${kind}`}>
      {sectors.map((at) => (
        <path key={at} d={hexPath(at, 0.96)} data-lit={nameOf(at)} />
      ))}
    </g>
  )
}

/** A player was seen here: the seat's shape in its crayon, and more than one side by side. */
export function Seen({ found }: { readonly found: readonly Found[] }) {
  return (
    <g class="seen">
      {found.map(({ seat, sector }) => {
        const here = found.filter((f) => f.sector === sector)
        const [x, y] = center(sector)
        const dx = (here.findIndex((f) => f.seat === seat) - (here.length - 1) / 2) * 12
        return (
          <g key={seat} class={`ink-${seat}`} data-seen={nameOf(sector)}>
            <circle cx={short(x + dx)} cy={short(y - 9)} r="7.5" class="end" />
            <Use name={`seat-${seat}`} x={x + dx} y={y - 9} size={9} kind="end-s" />
          </g>
        )
      })}
    </g>
  )
}

/** The first of two noises, chosen and not yet announced. */
export function Named({ at }: { readonly at: Sector }) {
  return (
    <g class="reticle">
      <path d={hexPath(at, 0.93)} class="rt-f" />
      <Word at={at} dy={3.5} kind="rt-t" />
    </g>
  )
}

/** Heard earlier in the round: one thin ring. */
export function Fading({ stops }: { readonly stops: readonly Stop[] }) {
  return (
    <g class="fading">
      {stops.map(({ seat, sector, round }) => {
        const [x, y] = center(sector)
        return <circle key={`${seat} ${sector} ${round}`} cx={short(x)} cy={short(y)} r="21.600" class="rip" />
      })}
    </g>
  )
}

/** The sector about to be named, with guides to the edges of the sheet. */
export function Reticle({ at, word }: { readonly at: Sector; readonly word: string }) {
  const [x, y] = center(at)
  const right = SHEET.width - MARGIN.right
  const bottom = MARGIN.top + 14.5 * HEIGHT
  const d = `M${short(x)} ${MARGIN.top - 4}V${short(y - 26)}M${MARGIN.left - 4} ${short(y)}H${short(x - 30)}M${short(x + 30)} ${short(y)}H${short(right + 2)}M${short(x)} ${short(y + 26)}V${short(bottom)}`
  return (
    <g>
      <path d={d} class="gd" />
      <rect x={short(x - 9)} y={MARGIN.top - 18} width="18" height="14" rx="3" class="gd-b" />
      <text x={short(x)} y={MARGIN.top - 8} class="gd-t">
        {nameOf(at).slice(0, 1)}
      </text>
      <rect x={short(right + 3)} y={short(y - 7)} width="18" height="14" rx="3" class="gd-b" />
      <text x={short(right + 12)} y={short(y + 3)} class="gd-t">
        {nameOf(at).slice(1)}
      </text>
      <g class="reticle">
        <path d={hexPath(at, 1.28)} class="rt-o" />
        {word === '' ? <path d={hexPath(at, 0.93)} class="rt-h" /> : <path d={hexPath(at, 0.93)} class="rt-f" />}
        {word === '' ? undefined : <Word at={at} dy={3.5} kind="rt-t" />}
      </g>
    </g>
  )
}
