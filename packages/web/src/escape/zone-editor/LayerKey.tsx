import type { ZoneFigures } from '@selva/escape'
import { RoundButton } from '../../ui/controls.tsx'
import { hadHumans } from '../layers/heat.ts'
import { LayerCaption } from '../layers/LayerCaption.tsx'
import { isHeatLayer } from '../layers/layer.ts'
import { layerWords } from '../layers/words.ts'
import type { ZoneEditor } from './editor.ts'

/** The meaning of the layer on the sheet, and the way to hide it. */
export function LayerKey({
  editor,
  figures,
}: {
  readonly editor: ZoneEditor
  readonly figures: ZoneFigures | undefined
}) {
  const { layer, heat, found } = editor
  const words = layerWords()
  if (layer.value === 'none') return undefined
  return (
    <div class="layer-key" data-testid="layer-key" data-layer-shown={layer.value}>
      <b>{words.layers[layer.value]}</b>
      <LayerCaption layer={layer.value} figures={figures} heat={heat.value} hasHumans={hadHumans(found.value)} />
      {isHeatLayer(layer.value) && found.value?.isEarlier === true ? (
        <span class="earlier" data-testid="heat-earlier">
          {words.earlier}
        </span>
      ) : undefined}
      <RoundButton
        icon="cross"
        label={words.hide}
        onClick={() => {
          layer.value = 'none'
        }}
      />
    </div>
  )
}
