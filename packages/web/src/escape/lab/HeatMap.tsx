import { useSignal } from '@preact/signals'
import type { Tally } from '@selva/bots/lab'
import { nameOf, type Setting } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import { short } from '../../ui/short.ts'
import { center, hexPath } from '../geometry.ts'
import { Patterns } from '../Patterns.tsx'
import { Plan } from '../Plan.tsx'
import { tell } from '../words.ts'
import { HEAT_STEPS, type Heat, heatOf, LAYERS, type Layer, sizeOfStep } from './heat.ts'
import { escapeLabWords } from './words.ts'

/** The hottest sectors carry their coordinate. */
const NAMED = 3

/** From few to many: what the hexagons of the map mean. */
function HeatKey({ few, many }: { readonly few: string; readonly many: string }) {
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

function Hottest({ heat: { at, sector } }: { readonly heat: Heat }) {
  const [x, y] = center(at)
  return (
    <g class="heat-name">
      <rect x={short(x - 14)} y={short(y - 26)} width="28" height="14" rx="2" />
      <text x={short(x)} y={short(y - 15.5)}>
        {sector}
      </text>
    </g>
  )
}

/** Deaths, moves or noise of all games on the map of the zone, with one key for all three. */
export function HeatMap({ setting, tally }: { readonly setting: Setting; readonly tally: Tally }) {
  const { zone, rules } = setting
  const words = escapeLabWords(rules.edition)
  const layer = useSignal<Layer>('deaths')
  const heat = useMemo(() => heatOf(tally, layer.value), [tally, layer.value])
  const marks = useMemo(() => {
    const byPlace = new Map(heat.map((one) => [one.at, one]))
    return {
      label: (at: Heat['at']) => words.at(nameOf(at), byPlace.get(at)?.times ?? 0),
      can: () => false,
      taken: (at: Heat['at']) => (byPlace.get(at)?.step ?? 0) > 2,
      chosen: undefined,
    }
  }, [heat, words])
  return (
    <figure class="heatmap" data-testid="heatmap">
      <figcaption>
        <div class="seg" role="group" aria-label={words.layer}>
          {LAYERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === layer.value}
              onClick={() => {
                layer.value = one
              }}
            >
              {words.layers[one]}
            </button>
          ))}
        </div>
        <span class="about">{words.about[layer.value]}</span>
        <HeatKey few={words.few} many={words.many} />
      </figcaption>
      <Patterns />
      <Plan
        words={tell(rules.edition).map}
        zone={zone}
        hatches=""
        about={zone.humanSector}
        opens="whole"
        marks={marks}
        onPick={() => {}}
        onCancel={() => {}}
        dots={undefined}
      >
        <g data-testid="heat">
          {heat.map(({ at, step }) => (
            <path key={at} d={hexPath(at, sizeOfStep(step))} class={`heat-${step}`} />
          ))}
        </g>
        {heat.slice(0, NAMED).map((one) => (
          <Hottest key={one.at} heat={one} />
        ))}
      </Plan>
    </figure>
  )
}
