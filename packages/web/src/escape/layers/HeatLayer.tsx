import { hexPath } from '../geometry.ts'
import { HEAT_STEPS, type Heat, sizeOfStep } from './heat.ts'
import { SectorTag } from './SectorTag.tsx'
import { layerWords } from './words.ts'
import './layers.css'

/** The hottest sectors carry their coordinate. */
export const NAMED = 3

/** From few to many: what the hexagons of the map mean. */
export function HeatKey() {
  const { few, many } = layerWords()
  return (
    <p class="heat-key">
      <span>{few}</span>
      {HEAT_STEPS.map((step) => (
        <svg key={step} viewBox="-11 -10 22 20" aria-hidden="true">
          <path
            class={`heat-${step}`}
            transform={`scale(${sizeOfStep(step)})`}
            d="M10 0L5 8.66L-5 8.66L-10 0L-5 -8.66L5 -8.66Z"
          />
        </svg>
      ))}
      <span>{many}</span>
    </p>
  )
}

/** Hexagons that grow with the heat of their sectors. */
export function HeatCells({ heat }: { readonly heat: readonly Heat[] }) {
  return (
    <g data-testid="heat">
      {heat.map(({ at, step }) => (
        <path key={at} d={hexPath(at, sizeOfStep(step))} class={`heat-${step}`} />
      ))}
    </g>
  )
}

/** Deaths, moves or noise of all games, drawn on the map. */
export function HeatLayer({ heat }: { readonly heat: readonly Heat[] }) {
  return (
    <>
      <HeatCells heat={heat} />
      {heat.slice(0, NAMED).map(({ at, sector }) => (
        <SectorTag key={at} at={at} text={sector} />
      ))}
    </>
  )
}
