import type { Point } from './geometry.ts'
import { panned, type View, type Viewport, zoomed } from './view.ts'

/** A finger that has moved this far is dragging, not tapping. */
const DRAG = 7
/** A finger that rests this long holds, in milliseconds. */
const HOLD = 450

/** The window that is dragged, as it is now. `dragged`: the click that follows was the end of a drag. */
type PanState = { view: View; size: Viewport; dragged: boolean }

type PanPorts = {
  readonly now: PanState
  readonly show: (view: View) => void
  readonly setHeld: (held: boolean) => void
  /** A finger or button rests on something. */
  readonly onHold: (target: EventTarget | null) => void
  readonly pointer: () => DrawingPointer | undefined
}

/** Follows the one pointer that draws, where the sheet is drawn on; two of them still move and zoom it. */
export type DrawingPointer = {
  /** True if this press draws. */
  begins(event: PointerEvent, fingers: number): boolean
  /** True if this movement belongs to a stroke. */
  goesOn(event: PointerEvent): boolean
  ends(event: PointerEvent): void
}

/** Listens to drags, pinches, the wheel and long presses on a window; the answer ends that. */
export function panGestures(box: HTMLElement, { now, show, setHeld, onHold, pointer }: PanPorts): () => void {
  const fingers = new Map<number, Point>()
  let from: Point = [0, 0]
  let resting: ReturnType<typeof setTimeout> | undefined
  const stir = (): void => clearTimeout(resting)
  /** The rest of this touch is no tap; its other events may go to the element that has opened. */
  const hold = (target: EventTarget | null): void => {
    stir()
    now.dragged = fingers.size > 0
    fingers.clear()
    onHold(target)
  }
  const inBox = (x: number, y: number): Point => {
    const edge = box.getBoundingClientRect()
    return [x - edge.left, y - edge.top]
  }
  const down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('.zoom, .overview')) return
    if (fingers.size === 0) now.dragged = false
    fingers.set(event.pointerId, [event.clientX, event.clientY])
    from = [event.clientX, event.clientY]
    stir()
    if (pointer()?.begins(event, fingers.size)) return
    if (fingers.size === 1 && event.button === 0) resting = setTimeout(() => hold(event.target), HOLD)
  }
  const move = (event: PointerEvent): void => {
    const old = fingers.get(event.pointerId)
    if (old === undefined || pointer()?.goesOn(event)) return
    const at: Point = [event.clientX, event.clientY]
    const { view, size } = now
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    if (other !== undefined) {
      now.dragged = true
      stir()
      const before = Math.hypot(old[0] - other[0], old[1] - other[1])
      const after = Math.hypot(at[0] - other[0], at[1] - other[1])
      const middle = inBox((at[0] + other[0]) / 2, (at[1] + other[1]) / 2)
      const moved = panned(view, size, (at[0] - old[0]) / 2, (at[1] - old[1]) / 2)
      show(zoomed(moved, size, before > 0 ? after / before : 1, middle))
    } else {
      if (!now.dragged && Math.hypot(at[0] - from[0], at[1] - from[1]) < DRAG) return
      if (!now.dragged) {
        now.dragged = true
        stir()
        setHeld(true)
        box.setPointerCapture(event.pointerId)
      }
      show(panned(view, size, at[0] - old[0], at[1] - old[1]))
    }
    fingers.set(event.pointerId, at)
  }
  const up = (event: PointerEvent): void => {
    stir()
    fingers.delete(event.pointerId)
    pointer()?.ends(event)
    if (fingers.size === 0) setHeld(false)
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { view, size } = now
    show(
      zoomed(
        view,
        size,
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        inBox(event.clientX, event.clientY),
      ),
    )
  }
  // A right click; on a phone the browser's own long press; on a keyboard the menu key.
  const menu = (event: Event): void => {
    event.preventDefault()
    // A finger that rests while it draws asks for nothing.
    if (pointer() !== undefined && event instanceof PointerEvent && event.pointerType === 'touch') return
    const held = now.dragged && fingers.size === 0
    if (!held || !(event instanceof PointerEvent) || event.pointerType !== 'touch') hold(event.target)
  }
  const signal = new AbortController()
  box.addEventListener('pointerdown', down, { signal: signal.signal })
  box.addEventListener('pointermove', move, { signal: signal.signal })
  box.addEventListener('pointerup', up, { signal: signal.signal })
  box.addEventListener('pointercancel', up, { signal: signal.signal })
  box.addEventListener('contextmenu', menu, { signal: signal.signal })
  box.addEventListener('wheel', wheel, { signal: signal.signal, passive: false })
  return () => {
    signal.abort()
    stir()
  }
}
