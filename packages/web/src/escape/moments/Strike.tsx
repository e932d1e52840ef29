import { nameOf, type Sector } from '@selva/escape'
import { short } from '../../ui/short.ts'
import { center, hexPath, SHEET } from '../geometry.ts'
import './strike.css'

/** How far an attack has come. */
export type StrikeStage = 'open' | 'hit' | 'spent'

/** The ship goes dark but for one sector, and a reticle closes on it. It covers the map, and moves nothing of it. */
export function Strike({ at, stage }: { readonly at: Sector; readonly stage: StrikeStage }) {
  const [x, y] = center(at)
  const [w, h] = [short(SHEET.width), short(SHEET.height)]
  const ticks = `M${short(x)} ${short(y - 42)}v14M${short(x)} ${short(y + 28)}v14M${short(x - 46)} ${short(y)}h14M${short(x + 32)} ${short(y)}h14`
  return (
    <g class={`strike-at ${stage}`} data-struck={nameOf(at)} data-stage={stage}>
      <path d={`M0 0H${w}V${h}H0Z${hexPath(at, 0.98)}`} class="st-dark" />
      <path d={hexPath(at, 0.93)} class="st-cell" />
      <g class="st-aim" style={{ transformOrigin: `${short(x)}px ${short(y)}px` }}>
        <path d={hexPath(at, 1.26)} class="st-lugs" />
        <path d={ticks} class="st-ticks" />
      </g>
      <text x={short(x)} y={short(y + 4)} class="st-word">
        {nameOf(at)}
      </text>
    </g>
  )
}
