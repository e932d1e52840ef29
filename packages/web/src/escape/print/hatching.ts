import type { Point } from '../../print/printout.ts'

type Area = readonly Point[]
/** A part of a line, by how far along the line it begins and ends. */
type Span = readonly [from: number, to: number]

/** Shorter pieces would be dots. */
const SHORTEST = 0.25
const TOUCHING = 0.01

/** The lines rise to the right: a line is where x + y is the same, and x − y tells how far along it a point is. */
const lineOf = ([x, y]: Point): number => x + y
const alongOf = ([x, y]: Point): number => x - y
const pointAt = (line: number, along: number): Point => [(line + along) / 2, (line - along) / 2]

/** The part of a line inside of an area without dents; `undefined` if it passes by. */
function spanIn(area: Area, line: number): Span | undefined {
  const crossings = area.flatMap((from, i) => {
    const to = area[(i + 1) % area.length] ?? from
    const [a, b] = [lineOf(from) - line, lineOf(to) - line]
    if (a === b || a * b > 0) return []
    return [alongOf(from) + ((alongOf(to) - alongOf(from)) * a) / (a - b)]
  })
  return crossings.length < 2 ? undefined : [Math.min(...crossings), Math.max(...crossings)]
}

/** Spans that touch become one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = out.at(-1)
    if (last !== undefined && from <= last[1] + TOUCHING) out[out.length - 1] = [last[0], Math.max(last[1], to)]
    else out.push([from, to])
  }
  return out
}

/** The spans without what lies in the gaps. */
const without = (spans: readonly Span[], gaps: readonly Span[]): readonly Span[] =>
  gaps.reduce<readonly Span[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): readonly Span[] =>
        to <= a || from >= b
          ? [[a, b]]
          : [
              [a, from],
              [to, b],
            ],
      ),
    spans,
  )

/**
 * Lines that hatch the areas and leave the gaps free, so that what is written there can be read on any printer: nothing
 * is painted over. Areas and gaps have no dents. Lines run through from one area to the next.
 */
export function hatching(
  areas: readonly Area[],
  gaps: readonly Area[],
  distance: number,
): readonly (readonly [Point, Point])[] {
  const sums = areas.flatMap((area) => area.map(lineOf))
  const step = distance * Math.SQRT2
  const out: (readonly [Point, Point])[] = []
  for (let i = Math.ceil(Math.min(...sums) / step); i * step <= Math.max(...sums); i++) {
    const line = i * step
    const spansOf = (some: readonly Area[]): readonly Span[] =>
      joined(some.map((area) => spanIn(area, line)).filter((span) => span !== undefined))
    for (const [from, to] of without(spansOf(areas), spansOf(gaps)))
      if (to - from >= SHORTEST) out.push([pointAt(line, from), pointAt(line, to)])
  }
  return out
}
