import { nameOf, type Sector, type ZoneFigures } from '@selva/escape'
import { short } from '../../ui/short.ts'
import { center, hexPaths } from '../geometry.ts'
import type { Layer } from './editor.ts'
import type { ZoneEditorWords } from './messages/en.ts'

/** The turns that a layer shows; it may show none. */
const turnsIn = (layer: Layer, figures: ZoneFigures): ReadonlyMap<Sector, number> | undefined =>
  layer === 'human' ? figures.humanTurns : layer === 'alien' ? figures.alienTurns : undefined

/** True if the layer writes a number on this sector, which then has no room for its coordinate. */
export const hasFigure = (layer: Layer, figures: ZoneFigures, at: Sector): boolean =>
  (turnsIn(layer, figures)?.get(at) ?? 0) > 0

/** The figures of a layer, as they are spoken with a sector. */
export function figureText(
  layer: Layer,
  figures: ZoneFigures,
  at: Sector,
  { layerOf }: ZoneEditorWords,
): readonly string[] {
  if (layer === 'choke') return figures.chokePoints.some((one) => one.at === at) ? [layerOf.choke] : []
  const turns = turnsIn(layer, figures)?.get(at)
  return turns === undefined || turns === 0 || layer === 'none' ? [] : [layerOf[layer](turns)]
}

/** Tones of the layer: the further away, the fainter. */
const TONES = 6

/** Figures drawn on the map: how far each sector is, or where everyone has to pass. */
export function FigureLayer({ layer, figures }: { readonly layer: Layer; readonly figures: ZoneFigures }) {
  if (layer === 'choke')
    return (
      <path
        d={hexPaths(
          figures.chokePoints.map(({ at }) => at),
          0.9,
        )}
        class="ze-choke"
        data-layer="choke"
      />
    )
  const turns = turnsIn(layer, figures)
  if (turns === undefined) return undefined
  const far = Math.max(1, ...turns.values())
  const toneOf = (n: number): number => Math.min(TONES - 1, Math.floor((n / (far + 1)) * TONES))
  const reached = [...turns].filter(([, n]) => n > 0)
  return (
    <g class={`ze-turns ${layer}`} data-layer={layer}>
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
