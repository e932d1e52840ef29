import { nameOf, type ZoneFigures } from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { HeatKey, NAMED } from './HeatLayer.tsx'
import type { Heat } from './heat.ts'
import { isHeatLayer, type MapLayer } from './layer.ts'
import { layerWords } from './words.ts'

/** Choke points that are named; a corridor has more than anyone reads. */
const MOST_NAMED = 8

/** The places that a layer is about, in words: for readers who do not see the map too. */
function places(layer: MapLayer, figures: ZoneFigures | undefined, heat: readonly Heat[]): string {
  const m = layerWords()
  const list = (names: readonly string[]): string => joined(language.value, names)
  if (isHeatLayer(layer)) return heat.length === 0 ? '' : m.most(list(heat.slice(0, NAMED).map(({ sector }) => sector)))
  if (layer !== 'choke' || figures === undefined) return ''
  const points = figures.chokePoints
  if (points.length === 0) return m.noChokePoints
  return points.length > MOST_NAMED ? '' : `${list(points.map(({ at }) => nameOf(at)))}.`
}

/** The meaning of a layer, with its key. */
export function LayerCaption({
  layer,
  figures,
  heat,
  hasHumans = true,
}: {
  readonly layer: MapLayer
  readonly figures?: ZoneFigures | undefined
  readonly heat: readonly Heat[]
  /** Were there humans in the games that the heat comes from? */
  readonly hasHumans?: boolean
}) {
  if (layer === 'none') return undefined
  const about = layer === 'deaths' && !hasHumans ? 'deathsOfAnyone' : layer
  return (
    <div class="layer-caption" data-testid="layer-caption">
      <p>
        {layerWords().about[about]} {places(layer, figures, heat)}
      </p>
      {isHeatLayer(layer) && heat.length > 0 ? <HeatKey /> : undefined}
    </div>
  )
}
