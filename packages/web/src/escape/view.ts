import { type Point, SHEET } from './geometry.ts'

/** How the sheet is looked at: `k` pixels per unit, and the point of the sheet held in the middle of the window. */
export type View = { readonly k: number; readonly x: number; readonly y: number }
/** The window, in pixels. */
export type Viewport = { readonly width: number; readonly height: number }

export const CLOSEST = 3
/** On a phone the sheet opens here: a hex is then 59 pixels high, above the 44 a finger needs. */
export const NEAR = 1.7
/** From here up the whole sheet can be read as it is. */
export const READABLE = 0.8
/** From the middle of a sector to its corners, in units of the sheet. */
const HEX_REACH = 20
/** Empty space that may show beyond the sheet's edge, in pixels. */
const BEYOND = 24

/** The scale at which the whole sheet is seen. */
export const fitting = ({ width, height }: Viewport): number =>
  Math.min(CLOSEST, Math.max(0.2, Math.min((width - 8) / SHEET.width, (height - 8) / SHEET.height)))

const between = (least: number, v: number, most: number): number => Math.min(most, Math.max(least, v))

/** Along one axis: the sheet is centred while it fits, and can never be pushed off the window. */
function held(at: number, sheet: number, window: number, k: number): number {
  if (sheet * k <= window) return sheet / 2
  const reach = (window / 2 - BEYOND) / k
  return between(reach, at, sheet - reach)
}

export function clamped({ k, x, y }: View, window: Viewport): View {
  const scale = between(fitting(window), k, CLOSEST)
  return { k: scale, x: held(x, SHEET.width, window.width, scale), y: held(y, SHEET.height, window.height, scale) }
}

export const fitted = (window: Viewport): View =>
  clamped({ k: fitting(window), x: SHEET.width / 2, y: SHEET.height / 2 }, window)

/** Half the length and half the breadth of the row of buttons that zoom, with a little air. */
const [LONG, BROAD] = [70, 26]
/** The places of that row, with its middle: the first is its own. */
const ZOOM_PLACES: readonly {
  readonly place: string
  readonly at: (window: Viewport) => Point
  readonly half: Point
}[] = [
  { place: '', at: ({ width, height }) => [width - 34, height - 92], half: [BROAD, LONG] },
  { place: 'middle', at: ({ width, height }) => [width - 34, height / 2], half: [BROAD, LONG] },
  { place: 'left middle', at: ({ height }) => [34, height / 2], half: [BROAD, LONG] },
  { place: 'low', at: ({ width, height }) => [width / 2, height - 34], half: [LONG, BROAD] },
]

/** A place for the buttons that zoom where they cover none of these points, while the whole sheet is seen. */
export function zoomPlace(view: View, window: Viewport, points: readonly Point[]): string {
  const reach = HEX_REACH * view.k
  const isFree = ({ at, half: [w, h] }: (typeof ZOOM_PLACES)[number]): boolean => {
    const [cx, cy] = at(window)
    return points.every(
      ([x, y]) =>
        Math.abs((x - view.x) * view.k + window.width / 2 - cx) > w + reach ||
        Math.abs((y - view.y) * view.k + window.height / 2 - cy) > h + reach,
    )
  }
  return ZOOM_PLACES.find(isFree)?.place ?? ''
}

/** The first look: everything if it can be read, else close up on the point that matters. */
export const opening = (window: Viewport, [x, y]: Point): View =>
  fitting(window) >= READABLE ? fitted(window) : clamped({ k: NEAR, x, y }, window)

/** The sheet moves with the finger, by `dx` and `dy` pixels. */
export const panned = (view: View, window: Viewport, dx: number, dy: number): View =>
  clamped({ k: view.k, x: view.x - dx / view.k, y: view.y - dy / view.k }, window)

/** Zooms, while the point of the sheet under this point of the window stays under it. */
export function zoomed(view: View, window: Viewport, factor: number, [px, py]: Point): View {
  const k = between(fitting(window), view.k * factor, CLOSEST)
  const dx = px - window.width / 2
  const dy = py - window.height / 2
  return clamped({ k, x: view.x + dx / view.k - dx / k, y: view.y + dy / view.k - dy / k }, window)
}

/** Is a point of the sheet well inside the window? */
export const inSight = (view: View, window: Viewport, [x, y]: Point): boolean =>
  Math.abs(x - view.x) * view.k < window.width / 2 - 40 && Math.abs(y - view.y) * view.k < window.height / 2 - 40

/**
 * The window has another size: the sheet stays where it is, its upper left corner too, unless a point that was in
 * sight would no longer be; then the middle stays in the middle.
 */
export function resized(view: View, was: Viewport, window: Viewport, point: Point): View {
  const still = clamped(
    {
      k: view.k,
      x: view.x + (window.width - was.width) / 2 / view.k,
      y: view.y + (window.height - was.height) / 2 / view.k,
    },
    window,
  )
  return inSight(view, was, point) && !inSight(still, window, point) ? clamped(view, window) : still
}
