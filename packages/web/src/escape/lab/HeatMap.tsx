import { useSignal } from '@preact/signals'
import type { Tally } from '@selva/bots/lab'
import { nameOf, type Setting } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import { HeatButtons } from '../layers/HeatButtons.tsx'
import { HeatLayer } from '../layers/HeatLayer.tsx'
import { type Heat, heatOf } from '../layers/heat.ts'
import { LayerCaption } from '../layers/LayerCaption.tsx'
import type { HeatLayerName } from '../layers/layer.ts'
import { layerWords } from '../layers/words.ts'
import { Patterns } from '../Patterns.tsx'
import { Plan } from '../Plan.tsx'
import { tell } from '../words.ts'

/** Deaths, moves or noise of all games on the map of the zone, with one key for all three. */
export function HeatMap({ setting, tally }: { readonly setting: Setting; readonly tally: Tally }) {
  const { zone, rules, seats } = setting
  const words = layerWords()
  const layer = useSignal<HeatLayerName>('deaths')
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
        <HeatButtons
          value={layer.value}
          pick={(next) => {
            layer.value = next
          }}
        />
        <LayerCaption layer={layer.value} heat={heat} hasHumans={rules.humans(seats) > 0} />
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
        <HeatLayer heat={heat} />
      </Plan>
    </figure>
  )
}
