import { isTableFact, type Seat, seatsOf } from '@selva/core'
import { COLUMNS, columnOf, escape, ROWS, rowOf, type Sector, type Setting, type Zone } from '@selva/escape'
import { type Canvas, colour, fill, type Point, ringAround, stroke } from './canvas.ts'
import type { Frame, GamePicture } from './picture.ts'
import { drawSeat, seatColour } from './seat-shapes.ts'

const GROUND = colour('#090d0f')
const LINE = colour('#3a4043')
const DANGEROUS = colour('#0f1618')
const SECURE = colour('#243136')
const START = colour('#cfc8b8')
const HATCH = colour('#62d69c')
const DEAD = colour('#ff6a58')

type Sheet = { readonly radius: number; readonly center: (at: Sector) => Point }

/** The sheet of hexes as large as it fits into the frame: odd columns lie half a hex lower. */
function sheetIn({ at: [left, top], width, height }: Frame): Sheet {
  const radius = Math.min(width / (1.5 * (COLUMNS - 1) + 2), height / ((ROWS + 0.5) * Math.sqrt(3)))
  const hex = Math.sqrt(3) * radius
  const margin = (height - (ROWS + 0.5) * hex) / 2
  return {
    radius,
    center(at) {
      const column = columnOf(at)
      const lower = column % 2 === 1 ? 0.5 : 0
      return [left + radius + column * 1.5 * radius, top + margin + (rowOf(at) - 0.5 + lower) * hex]
    },
  }
}

function drawZone(canvas: Canvas, zone: Zone, { radius, center }: Sheet): void {
  for (const at of zone.sectors) {
    const kind = zone.cells[at]
    const middle = center(at)
    fill(canvas, [ringAround(middle, radius, 6)], LINE)
    fill(canvas, [ringAround(middle, radius - 1, 6)], kind === 'secure' ? SECURE : DANGEROUS)
    if (kind === 'humanSector' || kind === 'alienSector')
      fill(canvas, [ringAround(middle, radius, 6), ringAround(middle, radius * 0.82, 6)], START)
    if (kind === 'hatch') {
      fill(canvas, [ringAround(middle, radius, 6), ringAround(middle, radius * 0.85, 6)], HATCH)
      fill(canvas, [ringAround(middle, radius * 0.5, 20), ringAround(middle, radius * 0.36, 20)], HATCH)
    }
  }
}

type Walk = { readonly seat: Seat; readonly stops: Sector[] }

/** The sector of each player after every fact that moved them, and the state at the end. */
function walksOf(setting: Setting, facts: Parameters<GamePicture>[2]['facts']) {
  const state = escape.start(setting)
  const walks = seatsOf(setting.seats).map((seat): Walk => ({ seat, stops: [] }))
  for (const fact of facts) {
    if (isTableFact(fact)) continue
    escape.evolve(state, fact as Parameters<typeof escape.evolve>[1])
    for (const { seat, stops } of walks) {
      const at = state.players[seat - 1]?.at
      if (at !== undefined && at !== stops.at(-1)) stops.push(at)
    }
  }
  return { state, walks }
}

/** The paths of all players over the zone, each a little beside the others. */
export const escapePicture: GamePicture = (canvas, frame, { setting, facts }) => {
  const known = setting as Setting
  const sheet = sheetIn(frame)
  drawZone(canvas, known.zone, sheet)
  const { state, walks } = walksOf(known, facts)
  const beside = (seat: Seat, [x, y]: Point): Point => [x + ((seat * 37) % 7) - 3, y + ((seat * 53) % 7) - 3]
  for (const { seat, stops } of walks)
    stroke(
      canvas,
      stops.map((at) => beside(seat, sheet.center(at))),
      3,
      seatColour(seat),
    )
  for (const { seat, stops } of walks) {
    const last = stops.at(-1)
    if (last === undefined) continue
    const middle = beside(seat, sheet.center(last))
    const { radius } = sheet
    fill(canvas, [ringAround(middle, radius * 0.95, 28)], seatColour(seat))
    fill(canvas, [ringAround(middle, radius * 0.78, 28)], GROUND)
    drawSeat(canvas, seat, middle, radius * 0.42)
    if (state.players[seat - 1]?.status !== 'eliminated') continue
    const [x, y] = middle
    const arm = radius * 0.6
    stroke(
      canvas,
      [
        [x - arm, y - arm],
        [x + arm, y + arm],
      ],
      3,
      DEAD,
    )
    stroke(
      canvas,
      [
        [x - arm, y + arm],
        [x + arm, y - arm],
      ],
      3,
      DEAD,
    )
  }
}
