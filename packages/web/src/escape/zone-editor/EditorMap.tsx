import { nameOf, type Sector, sectorNamed, type ZoneFigures } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import { hexPaths, SHEET } from '../geometry.ts'
import { FigureLayer, figureText, hasFigure } from '../layers/FigureLayer.tsx'
import { HeatLayer } from '../layers/HeatLayer.tsx'
import { isHeatLayer } from '../layers/layer.ts'
import { layerWords } from '../layers/words.ts'
import type { EscapeWords } from '../messages/en.ts'
import { Plan } from '../Plan.tsx'
import { cellText } from '../sentence.ts'
import { drawingPointer } from './drawing-pointer.ts'
import type { ZoneEditor } from './editor.ts'
import { isPainter, strokeWith } from './hand.ts'
import { keyOnSheet } from './keys.ts'
import { cellsOf } from './model/stroke.ts'
import { zoneEditorWords } from './words.ts'

/** The middle of the sheet, where an empty one is looked at first. */
const MIDDLE = sectorNamed('L07') as Sector

/** The cells that a press would paint, around the cell under the mouse. */
function Aim({ editor }: { readonly editor: ZoneEditor }) {
  const { hand, over, history } = editor
  if (over.value === undefined || !isPainter(hand.tool.value) || hand.tool.value === 'fill') return undefined
  const stroke = strokeWith(hand, [over.value])
  const [own, twins] = [
    cellsOf(history.value.now, { ...stroke, held: { ...stroke.held, symmetry: 'none' } }),
    cellsOf(history.value.now, stroke),
  ]
  return (
    <>
      <path d={hexPaths(own, 0.94)} class="ze-aim" />
      <path
        d={hexPaths(
          twins.filter((at) => !own.includes(at)),
          0.94,
        )}
        class="ze-twin"
      />
    </>
  )
}

/** Everything that lies on the sheet besides the zone. */
function Over({ editor, figures }: { readonly editor: ZoneEditor; readonly figures: ZoneFigures | undefined }) {
  const { hand, marked, pointed, layer, heat } = editor
  const mirrors = hand.symmetry.value === 'mirror' || hand.symmetry.value === 'both'
  return (
    <>
      {figures === undefined ? undefined : <FigureLayer layer={layer.value} figures={figures} />}
      {isHeatLayer(layer.value) ? <HeatLayer heat={heat.value} /> : undefined}
      {mirrors ? <path d={`M${SHEET.width / 2} 12V${SHEET.height - 4}`} class="ze-axis" /> : undefined}
      <Aim editor={editor} />
      <path d={hexPaths(marked.value, 0.98)} class="ze-marked" />
      <path d={hexPaths(pointed.value, 1.16)} class="ze-pointed" data-testid="pointed" data-n={pointed.value.length} />
    </>
  )
}

/** The sheet as the table draws it, to draw on. */
export function EditorMap({
  editor,
  words: m,
  figures,
}: {
  readonly editor: ZoneEditor
  readonly words: EscapeWords
  readonly figures: ZoneFigures | undefined
}) {
  const w = zoneEditorWords()
  const l = layerWords()
  const { drawing, marked, pointed, layer, heat, over } = editor
  const zone = drawing.value
  const [first] = pointed.value
  const start = zone.cells.indexOf('humanSector')
  const about = first ?? (start < 0 ? MIDDLE : (start as Sector))
  const pointer = useMemo(() => drawingPointer(editor), [editor])
  const marks = useMemo(() => {
    const look = new Set(pointed.value)
    const chosen = new Set(marked.value)
    const hot = new Map(heat.value.map((one) => [one.at, one]))
    const said = (at: Sector): readonly string[] => [
      ...(chosen.has(at) ? [w.selected] : []),
      ...(look.has(at) ? [w.look] : []),
      ...(figures === undefined ? [] : figureText(layer.value, figures, at, l)),
      ...(hot.has(at) ? [l.at(l.layers[layer.value], hot.get(at)?.times ?? 0)] : []),
    ]
    return {
      label: (at: Sector) => [nameOf(at), cellText(zone, at, m), ...said(at)].join(', '),
      can: (at: Sector) => look.has(at),
      taken: (at: Sector) =>
        (hot.get(at)?.step ?? 0) > 2 || (figures !== undefined && hasFigure(layer.value, figures, at)),
      chosen: undefined,
    }
  }, [zone, marked.value, pointed.value, layer.value, heat.value, figures, w, l, m])
  return (
    <Plan
      words={{ ...m.map, help: w.map.help, me: w.map.start }}
      zone={zone}
      hatches=""
      about={about}
      marks={marks}
      onPick={editor.press}
      onCancel={editor.cancel}
      onHold={editor.pick}
      pointer={editor.hand.tool.value === 'hand' ? undefined : pointer}
      onPoint={(at) => {
        over.value = at
        if (at !== undefined) editor.goOn(at)
      }}
      onKey={(event, at) => keyOnSheet(editor, event, at)}
      dots={undefined}
    >
      <Over editor={editor} figures={figures} />
    </Plan>
  )
}
