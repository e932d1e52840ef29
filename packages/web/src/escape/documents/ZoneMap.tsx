import { useSignal } from '@preact/signals'
import { figuresOf, isPlain, nameOf, type Zone } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import type { DocumentLab } from '../../documents/game-documents.ts'
import { written } from '../../lab/Verdict.tsx'
import { Button } from '../../ui/controls.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { short } from '../../ui/short.ts'
import { center, SHEET } from '../geometry.ts'
import { FigureLayer, hasFigure } from '../layers/FigureLayer.tsx'
import { HeatLayer } from '../layers/HeatLayer.tsx'
import { hadHumans, heatOf } from '../layers/heat.ts'
import { LayerCaption } from '../layers/LayerCaption.tsx'
import { isHeatLayer, type MapLayer } from '../layers/layer.ts'
import { layerWords } from '../layers/words.ts'
import { Patterns } from '../Patterns.tsx'
import { Ship } from '../Ship.tsx'
import { escapeDocumentWords } from './words.ts'

/** The layers in the order of what readers ask first. */
const LAYERS: readonly MapLayer[] = ['none', 'deaths', 'traffic', 'noise', 'choke', 'human', 'alien', 'cover']

/** Which games the heat comes from, or the way to play some. */
function Played({ lab: { found, show } }: { readonly lab: DocumentLab }) {
  const m = layerWords()
  if (found === undefined)
    return (
      <p class="not-played">
        <span>{m.notPlayed}</span>
        <Button kind="slim" icon="lab" onClick={show} testid="layer-lab">
          {m.open}
        </Button>
      </p>
    )
  return (
    <p class="faint">
      {m.played(written(found.verdict.games), found.verdict.seats)} {found.isEarlier ? m.earlier : ''}
    </p>
  )
}

/** The map of a zone, with the layers that can be laid over it. */
export function ZoneMap({
  zone,
  title,
  lab,
}: {
  readonly zone: Zone
  readonly title: string
  readonly lab: DocumentLab
}) {
  const m = layerWords()
  const layer = useSignal<MapLayer>('none')
  const shown = layer.value
  const figures = useMemo(() => figuresOf(zone), [zone.text])
  const heat = useMemo(
    () => (isHeatLayer(shown) && lab.found !== undefined ? heatOf(lab.found.tally, shown) : []),
    [lab.found, shown],
  )
  const covered = new Set(heat.filter(({ step }) => step > 2).map(({ at }) => at))
  return (
    <>
      <Patterns />
      <svg
        class="sheet"
        viewBox={`0 0 ${short(SHEET.width)} ${short(SHEET.height)}`}
        role="img"
        aria-label={escapeDocumentWords().map(title)}
      >
        <Ship zone={zone} hatches="" />
        {zone.sectors
          .filter((at) => isPlain(zone, at) && !covered.has(at) && !hasFigure(shown, figures, at))
          .map((at) => {
            const [x, y] = center(at)
            return (
              <g class="cell" key={at}>
                <text x={short(x)} y={short(y + 3)} class={zone.cells[at] === 'dangerous' ? 'cd' : 'cs'}>
                  {nameOf(at)}
                </text>
              </g>
            )
          })}
        <g class="over">
          <FigureLayer layer={shown} figures={figures} />
          <HeatLayer heat={heat} />
        </g>
      </svg>
      <div class="map-layers" data-testid="map-layers">
        <Segments
          label={m.label}
          value={shown}
          options={LAYERS.map((value) => ({ value, text: m.layers[value] }))}
          onChange={(next) => {
            layer.value = next
            if (isHeatLayer(next)) lab.load()
          }}
        />
        <div role="status">
          <LayerCaption layer={shown} figures={figures} heat={heat} hasHumans={hadHumans(lab.found)} />
        </div>
        {isHeatLayer(shown) ? <Played lab={lab} /> : undefined}
      </div>
    </>
  )
}
