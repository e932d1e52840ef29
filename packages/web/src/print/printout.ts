/** A point in millimetres, from the upper left corner. */
export type Point = readonly [x: number, y: number]

/** A step of a path, all in absolute coordinates. */
type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

/** Lines and areas. Without a width nothing is stroked, without a fill nothing is filled. */
export type PathShape = {
  readonly kind: 'path'
  readonly steps: readonly Step[]
  /** The width of its line. */
  readonly line?: number
  readonly fill?: 'ink' | 'paper'
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly [on: number, off: number]
}

export type Face = 'plain' | 'strong'

export type TextShape = {
  readonly kind: 'text'
  /** On the baseline. */
  readonly at: Point
  readonly text: string
  readonly size: number
  readonly face: Face
  readonly align: 'start' | 'middle' | 'end'
}

export type Shape = PathShape | TextShape

/** One side of a paper, described once: the page, the SVG file and the PDF file all paint this. */
export type Printout = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

type Paint = Pick<PathShape, 'line' | 'fill' | 'dash'>

/** Steps from a text of absolute M, L, C and Z, as a drawing program writes them. */
export function stepsFrom(text: string): readonly Step[] {
  return [...text.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter = '', rest = '']) => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    return (letter === 'Z' ? ['Z'] : [letter, ...numbers]) as unknown as Step // the letters are those of a step
  })
}

export const path = (steps: readonly Step[], paint: Paint): PathShape => ({ kind: 'path', steps, ...paint })

const through = (points: readonly Point[], closed: boolean): readonly Step[] => [
  ...points.map(([x, y], i): Step => [i === 0 ? 'M' : 'L', x, y]),
  ...(closed ? [['Z'] as const] : []),
]

/** Closed outlines, painted as one. */
export const polygons = (outlines: readonly (readonly Point[])[], paint: Paint): PathShape =>
  path(
    outlines.flatMap((points) => through(points, true)),
    paint,
  )

/** Straight lines, painted as one. */
export const lines = (segments: readonly (readonly [Point, Point])[], paint: Paint): PathShape =>
  path(
    segments.flatMap((points) => through(points, false)),
    paint,
  )

export const rectangle = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** How far the handles of a curve lie from its ends, for a quarter of a circle. */
const ROUND = 0.5523

/** A circle of four curves: a PDF knows no circles. */
export function circle([x, y]: Point, r: number): readonly Step[] {
  const h = r * ROUND
  return [
    ['M', x + r, y],
    ['C', x + r, y + h, x + h, y + r, x, y + r],
    ['C', x - h, y + r, x - r, y + h, x - r, y],
    ['C', x - r, y - h, x - h, y - r, x, y - r],
    ['C', x + h, y - r, x + r, y - h, x + r, y],
    ['Z'],
  ]
}

const movedStep = (step: Step, dx: number, dy: number, scale: number): Step => {
  const [letter, ...numbers] = step
  const moved = numbers.map((n, i) => n * scale + (i % 2 === 0 ? dx : dy))
  return [letter, ...moved] as unknown as Step // as many numbers as before
}

/** Scaled first, then moved. */
export function moved(shape: Shape, [dx, dy]: Point, scale = 1): Shape {
  if (shape.kind === 'text') {
    const [x, y] = shape.at
    return { ...shape, at: [x * scale + dx, y * scale + dy], size: shape.size * scale }
  }
  const { line, dash } = shape
  return {
    ...shape,
    steps: shape.steps.map((step) => movedStep(step, dx, dy, scale)),
    ...(line === undefined ? {} : { line: line * scale }),
    ...(dash === undefined ? {} : { dash: [dash[0] * scale, dash[1] * scale] as const }),
  }
}
