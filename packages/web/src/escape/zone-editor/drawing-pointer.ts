import type { Sector } from '@selva/escape'
import type { DrawingPointer } from '../pan-gestures.ts'
import { cellUnder } from './cell-under.ts'
import type { Gestures } from './gestures.ts'

/** The cell under a pointer; the drawing itself knows how it is moved and zoomed. */
function cellAtPointer({ clientX, clientY }: PointerEvent, box: EventTarget | null): Sector | undefined {
  const sheet = box instanceof Element ? box.querySelector('svg.sheet') : undefined
  const seen = sheet instanceof SVGSVGElement ? sheet.getScreenCTM() : undefined
  if (seen === undefined || seen === null) return undefined
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(seen.inverse())
  return cellUnder([x, y])
}

/** A mouse moves further than one cell between two events; the browser keeps the points between. */
function pointsOf(event: PointerEvent): readonly PointerEvent[] {
  const all = event.getCoalescedEvents?.() ?? []
  return all.length === 0 ? [event] : all
}

/** One finger, a pen or the main button draws. A second finger, or a pointer that is taken away, cancels the stroke. */
export function drawingPointer({ begin, goOn, end, letGo }: Gestures): DrawingPointer {
  let drawing: number | undefined
  return {
    begins(event, fingers) {
      if (drawing !== undefined) {
        drawing = undefined
        letGo()
        return false
      }
      if (fingers !== 1 || event.button !== 0) return false
      drawing = event.pointerId
      const box = event.currentTarget
      // A pointer that a program has made cannot be captured.
      if (box instanceof Element && event.isTrusted) box.setPointerCapture(event.pointerId)
      const at = cellAtPointer(event, box)
      if (at !== undefined) begin(at)
      return true
    },
    goesOn(event) {
      if (drawing !== event.pointerId) return false
      for (const point of pointsOf(event)) {
        const at = cellAtPointer(point, event.currentTarget)
        if (at !== undefined) goOn(at)
      }
      return true
    },
    ends(event) {
      if (drawing !== event.pointerId) return
      drawing = undefined
      if (event.type === 'pointercancel') letGo()
      else end()
    },
  }
}
