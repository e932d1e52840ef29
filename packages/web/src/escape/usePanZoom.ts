import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Point } from './geometry.ts'
import {
  clamped,
  fitted,
  fitting,
  inSight,
  NEAR,
  opening,
  panned,
  resized,
  type View,
  type Viewport,
  zoomed,
} from './view.ts'

/** A finger that has moved this far is dragging, not tapping. */
const DRAG = 7
/** A finger that rests this long holds, in milliseconds. */
const HOLD = 450

export type PanZoom = {
  readonly view: View
  readonly size: Viewport
  readonly held: boolean
  readonly atFit: boolean
  /** The click that follows was the end of a drag. */
  wasDrag(): boolean
  zoom(factor: number): void
  fit(): void
  /** Brings a point into sight; `close` also comes near it. */
  find(point: Point, close: boolean): void
  lookAt(point: Point): void
}

/** Drag, pinch and wheel on a window; all the arithmetic is in view.ts. */
export function usePanZoom(
  window: RefObject<HTMLElement | null>,
  /** The point that the first look is about, and that stays in sight. */
  about: Point,
  opens: 'near' | 'whole',
  /** A finger or button rests on something. */
  onHold: (target: EventTarget | null) => void,
): PanZoom {
  const [size, setSize] = useState<Viewport>({ width: 1, height: 1 })
  const [view, setView] = useState<View>(() => ({ k: 1, x: 0, y: 0 }))
  const [held, setHeld] = useState(false)
  const now = useRef({ view, size, dragged: false, opened: false })
  now.current.view = view
  now.current.size = size
  const point = useRef(about)
  point.current = about
  const holds = useRef(onHold)
  holds.current = onHold

  const show = (next: View): void => {
    now.current.view = next
    setView(next)
  }

  useLayoutEffect(() => {
    const box = window.current
    if (box === null) return
    const measure = (): void => {
      const was = now.current.size
      const next = { width: box.clientWidth, height: box.clientHeight }
      if (next.width === 0) return
      const whole = now.current.opened && now.current.view.k <= fitting(was) * 1.01
      setSize(next)
      now.current.size = next
      show(
        now.current.opened
          ? whole
            ? fitted(next)
            : resized(now.current.view, was, next, point.current)
          : opens === 'whole'
            ? fitted(next)
            : opening(next, about),
      )
      now.current.opened = true
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)

    const fingers = new Map<number, Point>()
    let from: Point = [0, 0]
    let resting: ReturnType<typeof setTimeout> | undefined
    const stir = (): void => clearTimeout(resting)
    /** The rest of this touch is no tap; its other events may go to the element that has opened. */
    const hold = (target: EventTarget | null): void => {
      stir()
      now.current.dragged = fingers.size > 0
      fingers.clear()
      holds.current(target)
    }
    const inBox = (x: number, y: number): Point => {
      const edge = box.getBoundingClientRect()
      return [x - edge.left, y - edge.top]
    }
    const down = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.zoom, .overview')) return
      if (fingers.size === 0) now.current.dragged = false
      fingers.set(event.pointerId, [event.clientX, event.clientY])
      from = [event.clientX, event.clientY]
      stir()
      if (fingers.size === 1 && event.button === 0) resting = setTimeout(() => hold(event.target), HOLD)
    }
    const move = (event: PointerEvent): void => {
      const old = fingers.get(event.pointerId)
      if (old === undefined) return
      const at: Point = [event.clientX, event.clientY]
      const { view, size } = now.current
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      if (other !== undefined) {
        now.current.dragged = true
        stir()
        const before = Math.hypot(old[0] - other[0], old[1] - other[1])
        const after = Math.hypot(at[0] - other[0], at[1] - other[1])
        const middle = inBox((at[0] + other[0]) / 2, (at[1] + other[1]) / 2)
        const moved = panned(view, size, (at[0] - old[0]) / 2, (at[1] - old[1]) / 2)
        show(zoomed(moved, size, before > 0 ? after / before : 1, middle))
      } else {
        if (!now.current.dragged && Math.hypot(at[0] - from[0], at[1] - from[1]) < DRAG) return
        if (!now.current.dragged) {
          now.current.dragged = true
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
      if (fingers.size === 0) setHeld(false)
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { view, size } = now.current
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
      const held = now.current.dragged && fingers.size === 0
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
      observer.disconnect()
    }
  }, [])

  return {
    view,
    size,
    held,
    atFit: view.k <= fitting(size) * 1.02,
    wasDrag: () => now.current.dragged,
    zoom: (factor) => show(zoomed(now.current.view, size, factor, [size.width / 2, size.height / 2])),
    fit: () => show(fitted(size)),
    find(point, close) {
      const { view, size } = now.current
      if (!close && (inSight(view, size, point) || !now.current.opened)) return
      show(clamped({ k: close ? Math.max(view.k, NEAR) : view.k, x: point[0], y: point[1] }, size))
    },
    lookAt: ([x, y]) => show(clamped({ k: now.current.view.k, x, y }, now.current.size)),
  }
}
