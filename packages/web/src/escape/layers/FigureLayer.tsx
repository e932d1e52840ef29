import { nameOf, type Sector, type ZoneFigures } from '@selva/escape'
import { short } from '../../ui/short.ts'
import { center, hexPaths } from '../geometry.ts'
import type { MapLayer } from './layer.ts'
import type { LayerWords } from './messages/en.ts'
import { SectorTag } from './SectorTag.tsx'
import './layers.css'

/** The turns that a layer shows; it may show none. */
const turnsIn = (layer: MapLayer, figures: ZoneFigures): ReadonlyMap<Sector, number> | undefined =>
  layer === 'human' ? figures.humanTurns : layer === 'alien' ? figures.alienTurns : undefined

/** True if the layer writes a number on this sector, which then has no room for its coordinate. */
export const hasFigure = (layer: MapLayer, figures: ZoneFigures, at: Sector): boolean =>
  (turnsIn(layer, figures)?.get(at) ?? 0) > 0

/** The figures of a layer, as they are spoken with a sector. */
export function figureText(
  layer: MapLayer,
  figures: ZoneFigures,
  at: Sector,
  { layerOf }: LayerWords,
): readonly string[] {
  if (layer === 'choke') return figures.chokePoints.some((one) => one.at === at) ? [layerOf.choke] : []
  if (layer === 'cover')
    return figures.hatches
      .filter((hatch) => hatch.at === at)
      .map(({ coverTurns }) => (coverTurns === undefined ? layerOf.uncovered : layerOf.cover(coverTurns)))
  const turns = turnsIn(layer, figures)?.get(at)
  if (turns === undefined || turns === 0) return []
  return [layer === 'human' ? layerOf.human(turns) : layerOf.alien(turns)]
}

/** Tones of the layer: the further away, the fainter. */
const TONES = 6

/** How many turns each sector is away. */
function Turns({ turns, layer }: { readonly turns: ReadonlyMap<Sector, number>; readonly layer: MapLayer }) {
  const far = Math.max(1, ...turns.values())
  const toneOf = (n: number): number => Math.min(TONES - 1, Math.floor((n / (far + 1)) * TONES))
  const reached = [...turns].filter(([, n]) => n > 0)
  return (
    <g class={`layer-turns ${layer}`} data-layer={layer}>
      {Array.from({ length: TONES }, (_, tone) => (
        <path
          key={tone}
          d={hexPaths(
            reached.filter(([, n]) => toneOf(n) === tone).map(([at]) => at),
            0.92,
          )}
          class={`tone-${tone}`}
        />
      ))}
      {reached.map(([at, n]) => {
        const [x, y] = center(at)
        return (
          <text key={at} x={short(x)} y={short(y + 3.6)} data-turns={`${nameOf(at)} ${n}`}>
            {n}
          </text>
        )
      })}
    </g>
  )
}

/** Figures drawn on the map: how far each sector is, when hatches are covered, or where everyone has to pass. */
export function FigureLayer({ layer, figures }: { readonly layer: MapLayer; readonly figures: ZoneFigures }) {
  if (layer === 'choke')
    return (
      <path
        d={hexPaths(
          figures.chokePoints.map(({ at }) => at),
          0.9,
        )}
        class="layer-choke"
        data-layer="choke"
      />
    )
  if (layer === 'cover')
    return (
      <g class="layer-cover" data-layer="cover">
        <path
          d={hexPaths(
            figures.hatches.map(({ at }) => at),
            1.1,
          )}
        />
        {figures.hatches.map(({ at, coverTurns }) => (
          <SectorTag key={at} at={at} text={coverTurns === undefined ? '–' : String(coverTurns)} />
        ))}
      </g>
    )
  const turns = turnsIn(layer, figures)
  return turns === undefined ? undefined : <Turns turns={turns} layer={layer} />
}
