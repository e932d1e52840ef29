import { short } from '../ui/short.ts'
/** A round station whose places are compartments, in units of a square of 500. */
export const SIDE = 500
export const MIDDLE = SIDE / 2

export type Point = readonly [x: number, y: number]

/** The measures of a station with N places: the more there are, the deeper the compartments reach in. */
export type Station = {
  readonly places: number
  readonly inner: number
  readonly outer: number
  /** Radius at which a compartment's writing is centred. */
  readonly label: number
  /** Half the wall between two compartments, in degrees. */
  readonly wall: number
  /** How many letters fit on a line. */
  readonly letters: number
}

export const stationOf = (places: number): Station => ({
  places,
  inner: places > 9 ? 122 : 130,
  outer: 228,
  label: places > 9 ? 178 : 181,
  wall: places > 9 ? 2.1 : 2.7,
  letters: places <= 6 ? 16 : places <= 8 ? 12 : places <= 10 ? 11 : 9,
})

/** Degrees from the right, clockwise as the eye sees it: down is 90. */
export const polar = (angle: number, radius: number): Point => {
  const a = (angle * Math.PI) / 180
  return [short(MIDDLE + radius * Math.cos(a)), short(MIDDLE + radius * Math.sin(a))]
}

/** The direction of a place. `home`, the reader's own, is at the bottom; places rise clockwise (VOC-2). */
export const angleOf = ({ places }: Station, place: number, home: number): number =>
  90 + (360 / places) * ((place - home + places) % places)

/** The direction of the gap clockwise of a place. */
export const gapAngle = (station: Station, place: number, home: number): number =>
  angleOf(station, place, home) + 180 / station.places

const text = ([x, y]: Point): string => `${x} ${y}`

/** An arc, clockwise from a to b. */
export const sweep = (a: number, b: number, radius: number): string =>
  `M${text(polar(a, radius))}A${radius} ${radius} 0 ${b - a > 180 ? 1 : 0} 1 ${text(polar(b, radius))}`

export const wedge = (a: number, b: number, r0: number, r1: number): string =>
  `${sweep(a, b, r1)}L${text(polar(b, r0))}A${r0} ${r0} 0 ${b - a > 180 ? 1 : 0} 0 ${text(polar(a, r0))}Z`

export const spoke = (a: number, r0: number, r1: number, b = a): string =>
  `M${text(polar(a, r0))}L${text(polar(b, r1))}`

/** From where to where a compartment reaches, in degrees. */
export function reachOf(station: Station, place: number, home: number): readonly [from: number, to: number] {
  const a = angleOf(station, place, home)
  const half = 180 / station.places - station.wall
  return [a - half, a + half]
}

/** A bow between two compartments, through the middle of the station: where the card lies on it, and how it ends. */
export function bowBetween(
  station: Station,
  from: number,
  to: number,
  home: number,
): { readonly path: string; readonly card: Point; readonly tip: Point; readonly turn: number } {
  const a = angleOf(station, from, home)
  let b = angleOf(station, to, home)
  // The short way round.
  while (b - a > 180) b -= 360
  while (a - b > 180) b += 360
  const start = polar(a + Math.sign(b - a) * 6, station.inner - 3)
  const tip = polar(b - Math.sign(b - a) * 4, station.inner - 5)
  const apart = Math.abs(b - a) / 2
  const bend = polar((a + b) / 2, Math.max(12, 78 * Math.cos((Math.min(80, apart) * Math.PI) / 180)))
  const card: Point = [short((start[0] + 2 * bend[0] + tip[0]) / 4), short((start[1] + 2 * bend[1] + tip[1]) / 4)]
  const turn = short((Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI)
  return { path: `M${text(start)}Q${text(bend)} ${text(tip)}`, card, tip, turn }
}

/** A name on at most two lines: broken between words, shortened where even that is too long. */
export function nameLines(name: string, letters: number): readonly string[] {
  const cut = (line: string): string => (line.length <= letters ? line : `${line.slice(0, letters - 1).trimEnd()}…`)
  if (name.length <= letters) return [name]
  const words = name.split(' ')
  let first = words.shift() ?? ''
  while (words[0] !== undefined && first.length + 1 + words[0].length <= letters) first += ` ${words.shift()}`
  return words.length === 0 ? [cut(first)] : [cut(first), cut(words.join(' '))]
}
