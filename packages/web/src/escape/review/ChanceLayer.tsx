import type { Seat } from '@selva/core'
import type { Sector } from '@selva/escape'
import { Use } from '../../ui/Icon.tsx'
import { short } from '../../ui/short.ts'
import { center, hexPath } from '../geometry.ts'
import { HEAT_STEPS, type HeatStep, sizeOfStep } from '../layers/heat.ts'
import type { SectorChance } from './chances.ts'

/** From small to large by roots, so that a few likely sectors leave the rest visible; the same at every moment. */
export const stepOf = (chance: number): HeatStep =>
  HEAT_STEPS[Math.min(HEAT_STEPS.length, Math.ceil(HEAT_STEPS.length * Math.sqrt(chance))) - 1] ?? 1

/** A player's true place: never part of the heat. */
export type Truth = { readonly seat: Seat; readonly at: Sector }

/** A true place beside others of the same sector. */
function Ring({ seat, at, nth }: Truth & { readonly nth: number }) {
  const [x, y] = center(at)
  const dx = nth * 9
  return (
    <g class={`truth ink-${seat}`} data-truth={seat}>
      <circle cx={short(x + dx)} cy={short(y - nth * 4)} r="12" />
      <Use name={`seat-${seat}`} x={x + dx} y={y - nth * 4} size={12} />
    </g>
  )
}

/** How likely each sector was, and who was really where. */
export function ChanceLayer({
  chances,
  truths,
}: {
  readonly chances: readonly SectorChance[]
  readonly truths: readonly Truth[]
}) {
  return (
    <>
      <g data-testid="chances">
        {chances.map(({ at, chance }) => (
          <path key={at} d={hexPath(at, sizeOfStep(stepOf(chance)))} class={`heat-${stepOf(chance)}`} />
        ))}
      </g>
      {truths.map((truth, i) => (
        <Ring key={truth.seat} {...truth} nth={truths.slice(0, i).filter(({ at }) => at === truth.at).length} />
      ))}
    </>
  )
}

/** From less to more likely, and the ring of the truth. */
export function ChanceKey({
  less,
  likely,
  truth,
}: {
  readonly less: string
  readonly likely: string
  readonly truth: string
}) {
  return (
    <p class="heat-key">
      <span>{less}</span>
      {HEAT_STEPS.map((step) => (
        <svg key={step} viewBox="-11 -10 22 20" aria-hidden="true">
          <path
            class={`heat-${step}`}
            transform={`scale(${sizeOfStep(step)})`}
            d="M10 0L5 8.66L-5 8.66L-10 0L-5 -8.66L5 -8.66Z"
          />
        </svg>
      ))}
      <span>{likely}</span>
      <svg viewBox="-11 -11 22 22" class="truth" aria-hidden="true">
        <circle r="8" />
      </svg>
      <span>{truth}</span>
    </p>
  )
}
