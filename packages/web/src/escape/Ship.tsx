import { type Cell, COLUMNS, cellAt, type HatchState, ROWS, type Sector } from '@selva/escape'
import { Use } from '../ui/Icon.tsx'
import { memo } from '../ui/memo.ts'
import { short } from '../ui/short.ts'
import type { Drawing } from './drawing.ts'
import { center, hexPath, hexPaths, MARGIN, SHEET } from './geometry.ts'
import { hullPath } from './hull.ts'

function Axes() {
  const letters = Array.from({ length: COLUMNS }, (_, c) => ({
    x: center(cellAt(c, 1))[0],
    text: String.fromCharCode(65 + c),
  }))
  const numbers = Array.from({ length: ROWS }, (_, r) => ({
    y: center(cellAt(0, r + 1))[1],
    text: String(r + 1).padStart(2, '0'),
  }))
  return (
    <g aria-hidden="true">
      {letters.map(({ x, text }) => (
        <text key={text} x={short(x)} y={MARGIN.top - 8} class="ax">
          {text}
        </text>
      ))}
      {numbers.map(({ y, text }) => (
        <g key={text}>
          <text x={MARGIN.left - 12} y={short(y + 3)} class="ax">
            {text}
          </text>
          <text x={SHEET.width - MARGIN.right + 12} y={short(y + 3)} class="ax">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

const HATCH_STATES: readonly HatchState[] = ['open', 'used', 'damaged', 'shut', 'locked']

function HatchMark({
  at,
  number,
  state,
}: {
  readonly at: Sector
  readonly number: number
  readonly state: HatchState
}) {
  const [x, y] = center(at)
  const lug = Math.SQRT1_2
  return (
    <g class={`hatch ${state}`}>
      <path d={hexPath(at, 0.97)} class="h-cell" />
      {state === 'locked' ? (
        <>
          <circle cx={short(x)} cy={short(y)} r="11.5" class="h-ring" />
          <path
            d={`M${short(x - 17)} ${short(y)}H${short(x - 9)}M${short(x + 9)} ${short(y)}H${short(x + 17)}`}
            class="h-bolt"
          />
        </>
      ) : state === 'open' ? (
        <>
          <circle cx={short(x)} cy={short(y)} r="11.5" class="h-ring" />
          {[
            [1, 1],
            [-1, 1],
            [-1, -1],
            [1, -1],
          ].map(([sx = 1, sy = 1]) => (
            <path
              key={`${sx}${sy}`}
              d={`M${short(x + 11.5 * lug * sx)} ${short(y + 11.5 * lug * sy)}L${short(x + 14.6 * lug * sx)} ${short(y + 14.6 * lug * sy)}`}
              class="h-ring"
            />
          ))}
        </>
      ) : (
        <>
          <path
            d={`M${short(x - 12)} ${short(y - 9)}L${short(x + 12)} ${short(y + 9)}M${short(x + 12)} ${short(y - 9)}L${short(x - 12)} ${short(y + 9)}`}
            class="h-bar"
          />
          <circle cx={short(x)} cy={short(y)} r="7.5" class="h-plug" />
        </>
      )}
      <text x={short(x)} y={short(y + 4.6)} class="h-num">
        {number}
      </text>
    </g>
  )
}

/** The sector in which humans or aliens start; any other kind of sector is drawn elsewhere. */
function Start({ at, kind }: { readonly at: Sector; readonly kind: Cell | undefined }) {
  if (kind !== 'humanSector' && kind !== 'alienSector') return undefined
  const [x, y] = center(at)
  return (
    <g class="start">
      <path d={hexPath(at, 0.97)} />
      <Use name={kind === 'humanSector' ? 'human' : 'alien'} x={x} y={y} size={19} />
    </g>
  )
}

/** The printed sheet: hull, sectors, start sectors, hatches. Drawn again only when a hatch changes. */
export const Ship = memo(
  function Ship({
    zone,
    hatches,
    axes = true,
  }: {
    readonly zone: Drawing
    readonly hatches: string
    readonly axes?: boolean
  }) {
    const hull = hullPath(zone)
    const dangerous = zone.sectors.filter((at) => zone.cells[at] === 'dangerous')
    const secure = zone.sectors.filter((at) => zone.cells[at] === 'secure')
    const states = hatches.split(' ')
    return (
      <g aria-hidden="true">
        {axes ? <Axes /> : undefined}
        {zone.ghosts === undefined ? undefined : <path d={hexPaths(zone.ghosts, 0.9)} class="ghosts" />}
        <path d={hull} class="hull-out" />
        <path d={hull} class="hull-gap" />
        <path d={hexPaths(dangerous)} fill="url(#hatching)" />
        <path d={hexPaths(secure)} class="secure" />
        <path d={hexPaths(zone.sectors)} class="cells" />
        <path d={hexPaths(secure, 0.8)} class="inner" />
        <path d={hull} class="hull" />
        {zone.sectors.map((at) => (
          <Start key={at} at={at} kind={zone.cells[at]} />
        ))}
        {zone.hatches.map(({ at, number }, i) => {
          const state = states[i]
          return (
            <HatchMark
              key={number}
              at={at}
              number={number}
              state={HATCH_STATES.find((one) => one === state) ?? 'open'}
            />
          )
        })}
      </g>
    )
  },
  (a, b) => a.zone === b.zone && a.hatches === b.hatches && a.axes === b.axes,
)
