import { HEAT_LAYERS, type HeatLayerName, type MapLayer } from './layer.ts'
import { layerWords } from './words.ts'

/** Deaths, traffic or noise. */
export function HeatButtons({
  value,
  pick,
}: {
  readonly value: MapLayer
  readonly pick: (layer: HeatLayerName) => void
}) {
  const words = layerWords()
  return (
    <div class="seg" role="group" aria-label={words.heat}>
      {HEAT_LAYERS.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} data-heat={one} onClick={() => pick(one)}>
          {words.layers[one]}
        </button>
      ))}
    </div>
  )
}
