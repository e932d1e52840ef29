import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Point } from './geometry.ts'
import { type DrawingPointer, panGestures } from './pan-gestures.ts'
import { clamped, fitted, fitting, inSight, NEAR, opening, resized, type View, type Viewport, zoomed } from './view.ts'

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
  pointer?: DrawingPointer,
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
  const drawing = useRef(pointer)
  drawing.current = pointer

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

    const endGestures = panGestures(box, {
      now: now.current,
      show,
      setHeld,
      onHold: (target) => holds.current(target),
      pointer: () => drawing.current,
    })
    return () => {
      endGestures()
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
