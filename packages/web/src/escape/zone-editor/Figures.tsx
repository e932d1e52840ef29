import { nameOf, type ZoneFigures, zones } from '@selva/escape'
import { zoneName } from '../card/title.ts'
import { FIGURE_LAYERS, HEAT_LAYERS, type MapLayer } from '../layers/layer.ts'
import { layerWords } from '../layers/words.ts'
import { Choice } from './Choice.tsx'
import { hatchesText } from './checks.ts'
import type { ZoneEditor } from './editor.ts'
import { zoneEditorWords } from './words.ts'

const MOST_LISTED = 6

/** The zone of the game that has the nearest number of sectors. */
const nearest = (sectors: number) =>
  zones.toSorted((a, b) => Math.abs(a.sectors.length - sectors) - Math.abs(b.sectors.length - sectors))[0]

/** How large the zone is, and of what. */
function Size({ editor }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  const { cells } = editor.history.value.now
  const count = (kind: string): number => cells.filter((cell) => cell === kind).length
  const [dangerous, secure] = [count('dangerous'), count('secure')]
  const sectors = cells.filter((cell) => cell !== 'void').length
  const like = nearest(sectors)
  const percent = dangerous + secure === 0 ? 0 : Math.round((100 * dangerous) / (dangerous + secure))
  return (
    <>
      <svg class="ratio" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" class="rs" />
        <rect width={percent} height="4" class="rd" />
      </svg>
      <dl class="figs" data-testid="figures">
        <dt>{w.sectors}</dt>
        <dd>{sectors}</dd>
        <dt>{w.counts.dangerous}</dt>
        <dd>{dangerous}</dd>
        <dt>{w.counts.secure}</dt>
        <dd>{secure}</dd>
        <dt>{w.dangerousShare}</dt>
        <dd>{w.share(percent)}</dd>
      </dl>
      {like === undefined || sectors < 40 ? undefined : (
        <p class="fine">{w.like(zoneName(like.id), like.sectors.length)}</p>
      )}
    </>
  )
}

/** How far the hatches are, from both starts. */
function Hatches({ figures }: { readonly figures: ZoneFigures }) {
  const w = zoneEditorWords()
  return (
    <section>
      <h2 class="label">{w.toHatches}</h2>
      <table class="to-hatch" data-testid="to-hatches">
        <thead>
          <tr>
            <th scope="col">{w.hatch}</th>
            <th scope="col">{w.humans}</th>
            <th scope="col">{w.aliens}</th>
            <th scope="col" title={w.coverHelp}>
              {w.cover}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.hatches.map(({ number, humanTurns, alienSteps, coverTurns }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{humanTurns}</td>
              <td>{alienSteps === undefined ? w.never : Math.ceil(alienSteps / 2)}</td>
              <td>{coverTurns ?? w.never}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine">{w.coverHelp}</p>
    </section>
  )
}

function ChokePoints({ editor, figures }: { readonly editor: ZoneEditor; readonly figures: ZoneFigures }) {
  const w = zoneEditorWords()
  const points = figures.chokePoints
  return (
    <section>
      <h2 class="label">{w.chokePoints}</h2>
      {points.length === 0 ? <p class="fine">{w.noChokePoints}</p> : undefined}
      <ul class="chokes">
        {points.slice(0, MOST_LISTED).map(({ at, hatches }) => (
          <li key={at}>
            <button type="button" class="link" onClick={() => editor.show([at])}>
              {w.choke(nameOf(at), hatchesText(hatches, w))}
            </button>
          </li>
        ))}
      </ul>
      {points.length > MOST_LISTED ? <p class="fine">{w.andMore(points.length - MOST_LISTED)}</p> : undefined}
    </section>
  )
}

/** Figures that designers look at, and the layer that draws them on the map. */
export function Figures({
  editor,
  figures,
}: {
  readonly editor: ZoneEditor
  readonly figures: ZoneFigures | undefined
}) {
  const w = zoneEditorWords()
  const words = layerWords()
  const played = editor.found.value === undefined ? [] : HEAT_LAYERS
  const layers: readonly MapLayer[] = ['none', ...FIGURE_LAYERS, ...played]
  return (
    <>
      <section>
        <h2 class="label">{w.figures}</h2>
        <Size editor={editor} />
        {figures === undefined ? <p class="fine">{w.notYet}</p> : undefined}
      </section>
      {figures === undefined ? undefined : (
        <>
          <Choice
            label={words.label}
            name="layer"
            values={layers}
            value={editor.layer.value}
            text={(layer) => words.layers[layer]}
            choose={(layer) => {
              editor.layer.value = layer
            }}
          />
          <Hatches figures={figures} />
          <ChokePoints editor={editor} figures={figures} />
        </>
      )}
    </>
  )
}
