import type { Seat } from '@selva/core'
import { Button, RoundButton } from '../../ui/controls.tsx'
import { HelpButton } from '../../ui/HelpButton.tsx'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import { MarkList } from './MarkList.tsx'
import { type MapNotes, shadedPlaces, type Tool } from './map-notes.ts'
import { rub, STROKES } from './pencil.ts'
import { sheetWords } from './words.ts'

const TOOLS: readonly Tool[] = [...STROKES, 'rub']

function Tools({ kit }: { readonly kit: MapNotes }) {
  const w = sheetWords()
  const { tool, notes, model } = kit
  return (
    <div class="toolrow" role="group" aria-label={w.tools}>
      {TOOLS.map((one) => (
        <button
          key={one}
          type="button"
          class="pen"
          aria-pressed={tool.value === one}
          aria-label={w.tool[one]}
          data-about={`tool:${one}`}
          data-testid={`tool-${one}`}
          onClick={() => {
            tool.value = tool.value === one ? undefined : one
            if (tool.value !== undefined) model.tab.value = 'map'
          }}
        >
          <Icon name={one} />
        </button>
      ))}
      <button
        type="button"
        class="pen"
        aria-label={w.undo}
        data-about="tool:undo"
        disabled={notes?.undoable.value !== true}
        data-testid="undo"
        onClick={() => notes?.undo()}
      >
        <Icon name="undo" />
      </button>
    </div>
  )
}

/** The players whose trails are on the map: a tap takes one away. */
function Shown({ kit }: { readonly kit: MapNotes }) {
  const w = sheetWords().trail
  const { model, shown } = kit
  const hide = (seat: Seat): void => {
    model.pinned.value = new Set([...model.pinned.value].filter((one) => one !== seat))
    if (model.picked.value === seat) model.picked.value = undefined
  }
  return shown.value.length === 0 ? undefined : (
    <div class="shown-trails" role="group" aria-label={w.shown} data-about="trail">
      <span class="label">{w.shown}</span>
      {shown.value.map((seat) => (
        <button key={seat} type="button" class="chip" aria-pressed="true" onClick={() => hide(seat)}>
          <SeatMark seat={seat} />
          <span>{model.nameAt(seat)}</span>
        </button>
      ))}
    </div>
  )
}

function Assist({ kit }: { readonly kit: MapNotes }) {
  const w = sheetWords().assist
  if (kit.places.value === undefined) return undefined
  const [one, ...more] = shadedPlaces(kit)
  return (
    <div class="assist" data-about="assist">
      <label>
        <input
          type="checkbox"
          checked={kit.shades.value}
          data-testid="shade"
          onChange={(event) => kit.shade(event.currentTarget.checked)}
        />
        <span>{w.shade}</span>
      </label>
      <p class="faint">{one === undefined || more.length > 0 ? w.help : w.one(kit.model.nameAt(one.seat))}</p>
    </div>
  )
}

/** The pencil case: tools, trails, shading, and a list of all I have marked. */
export function Panel({ kit }: { readonly kit: MapNotes }) {
  const w = sheetWords()
  const { marks, notes } = kit
  if (notes === undefined && kit.places.value === undefined && kit.shown.value.length === 0) return undefined
  return (
    <section class="pencilcase" data-testid="pencil">
      <h2 class="label">
        <span>
          {w.title}
          <HelpButton about="pencil" label={w.title} />
        </span>
        <Icon name="eye-off" kind="small" />
      </h2>
      {notes === undefined ? undefined : (
        <>
          <Tools kit={kit} />
          <p class="faint">{w.help}</p>
        </>
      )}
      <Assist kit={kit} />
      <Shown kit={kit} />
      {notes === undefined || marks.value.length === 0 ? undefined : (
        <details class="allmarks" data-about="pencil">
          <summary data-testid="all-marks">{w.list(marks.value.length)}</summary>
          <MarkList kit={kit} marks={marks.value} />
          <Button kind="slim" onClick={() => kit.write(...marks.value.map(rub))}>
            {w.eraseAll}
          </Button>
        </details>
      )}
    </section>
  )
}

/** The tool in hand, said over the map: while it is, taps draw and do not move. */
export function Held({ kit }: { readonly kit: MapNotes }) {
  const w = sheetWords()
  const { tool } = kit
  if (tool.value === undefined) return undefined
  return (
    <div class="inhand" role="status" data-testid="in-hand">
      <Icon name={tool.value} />
      <span>{kit.full.value ? w.full : w.inHand(w.tool[tool.value])}</span>
      <HelpButton about={`tool:${tool.value}`} label={w.tool[tool.value]} />
      <RoundButton icon="undo" label={w.undo} onClick={() => kit.notes?.undo()} />
      <Button
        kind="slim"
        onClick={() => {
          tool.value = undefined
        }}
      >
        {w.done}
      </Button>
    </div>
  )
}
