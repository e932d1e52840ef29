import { isTableFact, seatsOf } from '@selva/core'
import { type Setting, stayAway } from '@selva/stay-away'
import { colour, fill, type Point, ringAround, stroke } from './canvas.ts'
import type { GamePicture } from './picture.ts'
import { drawSeat } from './seat-shapes.ts'

const GROUND = colour('#090d0f')
const WALL = colour('#cfc8b8')
const FILLS = { human: colour('#1a2226'), infected: colour('#5a2620'), thing: colour('#b8392b') } as const
const DEAD = colour('#ff6a58')

/** The ring as it was at the end: who was human, who was infected, who was The Thing, and who burned. */
export const stayAwayPicture: GamePicture = (canvas, { at: [left, top], width, height }, { setting, facts }) => {
  const known = setting as Setting
  const state = stayAway.start(known)
  for (const fact of facts)
    if (!isTableFact(fact)) stayAway.evolve(state, fact as Parameters<typeof stayAway.evolve>[1])
  const middle: Point = [left + width / 2, top + height / 2]
  const outer = Math.min(width, height) / 2
  const seats = seatsOf(known.seats)
  const inner = outer * 0.58
  const part = (2 * Math.PI) / seats.length
  for (const seat of seats) {
    const player = state.players[seat - 1]
    const from = -Math.PI / 2 + ((player?.place ?? seat - 1) - 0.5) * part
    const along = (radius: number, i: number): Point => {
      const angle = from + part * (0.03 + 0.94 * (i / 16))
      return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]
    }
    const steps = Array.from({ length: 17 }, (_, i) => i)
    const room = [...steps.map((i) => along(outer, i)), ...steps.map((i) => along(inner, 16 - i))]
    fill(canvas, [room], WALL)
    const small = [...steps.map((i) => along(outer - 4, i)), ...steps.map((i) => along(inner + 4, 16 - i))]
    fill(canvas, [small], FILLS[player?.role ?? 'human'])
    const [x, y] = along((outer + inner) / 2, 8)
    const size = Math.min(30, outer * part * 0.16)
    drawSeat(canvas, seat, [x, y], size, player?.alive === false ? 0.4 : 1)
    if (player?.alive !== false) continue
    for (const way of [1, -1])
      stroke(
        canvas,
        [
          [x - size, y - size * way],
          [x + size, y + size * way],
        ],
        5,
        DEAD,
      )
  }
  fill(canvas, [ringAround(middle, inner * 0.5, 48), ringAround(middle, inner * 0.48, 48)], WALL)
  fill(canvas, [ringAround(middle, inner * 0.16, 24)], GROUND)
}
