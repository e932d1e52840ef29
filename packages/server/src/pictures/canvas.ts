/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]
export type Point = readonly [x: number, y: number]
type Ring = readonly Point[]

/** A picture of opaque pixels, three bytes each, row by row. */
export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** `#f6b73c` as a colour. */
export const colour = (hex: string): Colour => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

export function newCanvas(width: number, height: number, [red, green, blue]: Colour): Canvas {
  const pixels = new Uint8Array(width * height * 3)
  for (let i = 0; i < pixels.length; i += 3) pixels.set([red, green, blue], i)
  return { width, height, pixels }
}

/** Mixes a colour into one pixel; `share` from 0, nothing, to 1, all of it. */
export function mix({ width, height, pixels }: Canvas, x: number, y: number, ink: Colour, share: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height || share <= 0) return
  const at = (y * width + x) * 3
  for (let i = 0; i < 3; i++) {
    const before = pixels[at + i] ?? 0
    pixels[at + i] = Math.round(before + ((ink[i] ?? 0) - before) * Math.min(1, share))
  }
}

/** Each row of pixels is looked at along so many lines, so that slanted edges are smooth. */
const LINES = 4

/** Adds the part of each pixel that lies between two places of a line; the row begins at `left`. */
function cover(row: Float32Array, left: number, from: number, to: number): void {
  const [start, end] = [Math.max(0, from - left), Math.min(row.length, to - left)]
  for (let x = Math.floor(start); x < end; x++) {
    const part = Math.min(x + 1, end) - Math.max(x, start)
    row[x] = (row[x] ?? 0) + part / LINES
  }
}

/** The places where the rings cross a horizontal line, from left to right. */
function crossings(rings: readonly Ring[], at: number): readonly number[] {
  const found: number[] = []
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0]
    for (const [x1, y1] of ring) {
      if (y0 <= at !== y1 <= at) found.push(x0 + ((at - y0) / (y1 - y0)) * (x1 - x0))
      ;[x0, y0] = [x1, y1]
    }
  }
  return found.sort((a, b) => a - b)
}

/** Fills what an odd number of the rings encloses. */
export function fill(canvas: Canvas, rings: readonly Ring[], ink: Colour, share = 1): void {
  const heights = rings.flatMap((ring) => ring.map(([, y]) => y))
  const top = Math.max(0, Math.floor(Math.min(...heights)))
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(...heights)))
  const across = rings.flatMap((ring) => ring.map(([x]) => x))
  const left = Math.max(0, Math.floor(Math.min(...across)))
  const right = Math.min(canvas.width, Math.ceil(Math.max(...across)))
  const row = new Float32Array(Math.max(0, right - left))
  for (let y = top; y < bottom; y++) {
    row.fill(0)
    for (let line = 0; line < LINES; line++) {
      const xs = crossings(rings, y + (line + 0.5) / LINES)
      for (let i = 0; i + 1 < xs.length; i += 2) cover(row, left, xs[i] ?? 0, xs[i + 1] ?? 0)
    }
    for (const [x, part] of row.entries()) mix(canvas, left + x, y, ink, part * share)
  }
}

/** The corners of a figure with equal sides around a middle; many sides make a circle. */
export const ringAround = ([x, y]: Point, radius: number, sides: number, turned = 0): Ring =>
  Array.from({ length: sides }, (_, i) => {
    const angle = turned + (i / sides) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/** A line through points, with round ends and corners. */
export function stroke(canvas: Canvas, points: readonly Point[], width: number, ink: Colour): void {
  const half = width / 2
  for (const [i, [x1, y1]] of points.entries()) {
    fill(canvas, [ringAround([x1, y1], half, 12)], ink)
    const [x0, y0] = points[i - 1] ?? [x1, y1]
    const length = Math.hypot(x1 - x0, y1 - y0)
    if (length === 0) continue
    const [dx, dy] = [((y1 - y0) / length) * half, ((x0 - x1) / length) * half]
    fill(
      canvas,
      [
        [
          [x0 + dx, y0 + dy],
          [x1 + dx, y1 + dy],
          [x1 - dx, y1 - dy],
          [x0 - dx, y0 - dy],
        ],
      ],
      ink,
    )
  }
}
