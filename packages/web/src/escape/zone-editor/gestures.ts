import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Sector, ZoneDraft } from '@selva/escape'
import { type Hand, isPainter, strokeWith, takeBrush } from './hand.ts'
import { BRUSHES } from './model/brush.ts'
import { rectangleBetween, type Shift, shiftBetween } from './model/grid.ts'
import type { Edit, History } from './model/history.ts'
import { moved, movedSelection } from './model/move.ts'
import { drawn, type Tool } from './model/stroke.ts'

/** Something begun on the sheet and not finished: painting, marking an area, or moving it. */
type Gesture =
  | { readonly kind: 'paint'; readonly path: readonly Sector[] }
  | { readonly kind: 'select'; readonly from: Sector; readonly to: Sector }
  | { readonly kind: 'move'; readonly from: Sector; readonly to: Sector }

export type Gestures = {
  /** The draft with what is being drawn, as the map shows it. */
  readonly shown: ReadonlySignal<ZoneDraft>
  /** The area that is marked, as it would be when the pointer is lifted. */
  readonly marked: ReadonlySignal<readonly Sector[]>
  begin(at: Sector): void
  goOn(at: Sector): void
  end(): void
  /** Lets go of something begun; true if there was something. */
  letGo(): boolean
  /** Does with a single press what the tool does: the first press of a line is its beginning. */
  press(at: Sector): void
  /** Moves the marked area. */
  nudge(by: Shift): void
  /** Takes the brush from a sector. */
  pick(at: Sector): void
}

type GesturePorts = {
  readonly history: ReadonlySignal<History>
  readonly selection: Signal<readonly Sector[]>
  readonly hand: Hand
  readonly apply: (next: Edit) => void
}

/** Tools that need two presses where there is no drag. */
const hasTwoEnds = (tool: Tool): boolean => tool === 'line' || tool === 'rectangle' || tool === 'select'

/** Turns what a pointer or a key does on the sheet into edits of the draft. */
export function gesturesOn({ history, selection, hand, apply }: GesturePorts): Gestures {
  const gesture = signal<Gesture | undefined>(undefined)
  const { tool, number } = hand
  const pick = (at: Sector): void => {
    const kind = history.value.now.cells[at]
    const found = BRUSHES.find((one) => one === kind)
    if (found !== undefined) takeBrush(hand, found)
  }
  const nudge = (by: Shift): void => {
    if (moved(history.value.now, selection.value, by) === undefined) return
    const after = movedSelection(selection.value, by)
    apply({ do: 'move', selection: selection.value, by })
    selection.value = after
  }
  const begin = (at: Sector): void => {
    if (tool.value === 'pick') pick(at)
    else if (isPainter(tool.value)) gesture.value = { kind: 'paint', path: [at] }
    else if (tool.value === 'select')
      gesture.value = { kind: selection.value.includes(at) ? 'move' : 'select', from: at, to: at }
  }
  const goOn = (at: Sector): void => {
    const doing = gesture.value
    if (doing === undefined) return
    if (doing.kind !== 'paint') gesture.value = { ...doing, to: at }
    else if (doing.path.at(-1) !== at) gesture.value = { kind: 'paint', path: [...doing.path, at] }
  }
  const end = (): void => {
    const doing = gesture.value
    if (doing === undefined) return
    batch(() => {
      gesture.value = undefined
      if (doing.kind === 'select') selection.value = rectangleBetween(doing.from, doing.to)
      else if (doing.kind === 'move') nudge(shiftBetween(doing.from, doing.to))
      else {
        apply({ do: 'draw', stroke: strokeWith(hand, doing.path) })
        number.value = undefined
      }
    })
  }
  return {
    shown: computed(() => {
      const { now } = history.value
      const doing = gesture.value
      if (doing?.kind === 'paint') return drawn(now, strokeWith(hand, doing.path))
      if (doing?.kind === 'move') return moved(now, selection.value, shiftBetween(doing.from, doing.to)) ?? now
      return now
    }),
    marked: computed(() => {
      const doing = gesture.value
      if (doing?.kind === 'select') return rectangleBetween(doing.from, doing.to)
      if (doing?.kind === 'move') return movedSelection(selection.value, shiftBetween(doing.from, doing.to))
      return selection.value
    }),
    begin,
    goOn,
    end,
    letGo() {
      const held = gesture.value !== undefined
      gesture.value = undefined
      return held
    },
    press(at) {
      const isSecond = gesture.value !== undefined
      if (isSecond) goOn(at)
      else begin(at)
      if (isSecond || !hasTwoEnds(tool.value)) end()
    },
    nudge,
    pick,
  }
}
