import { describe, expect, test } from 'vitest'
import { type Point, SHEET } from '../src/escape/geometry.ts'
import {
  CLOSEST,
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
} from '../src/escape/view.ts'

const phone: Viewport = { width: 390, height: 500 }
const laptop: Viewport = { width: 820, height: 560 }
/** The place of a point of the sheet in the window. */
const seen = ({ k, x, y }: View, { width, height }: Viewport, [sx, sy]: Point): Point => [
  width / 2 + (sx - x) * k,
  height / 2 + (sy - y) * k,
]

describe('the first look', () => {
  test('on a phone it is close to my own sector, with hexes a finger can hit', () => {
    const view = opening(phone, [300, 300])
    expect(view).toEqual({ k: NEAR, x: 300, y: 300 })
    expect(Math.sqrt(3) * 20 * view.k).toBeGreaterThan(44)
  })
  test('on a laptop it is the whole sheet', () => {
    expect(opening(laptop, [300, 300])).toEqual(fitted(laptop))
    expect(inSight(fitted(laptop), { width: 5000, height: 5000 }, [0, 0])).toBe(true)
  })
})

describe('never lost', () => {
  test('however far it is dragged, the window still shows the sheet to its middle', () => {
    for (const [dx, dy] of [
      [9999, 9999],
      [-9999, 9999],
      [9999, -9999],
      [-9999, -9999],
    ] as const) {
      const view = panned(opening(phone, [300, 300]), phone, dx, dy)
      const [left, top] = seen(view, phone, [0, 0])
      const [right, bottom] = seen(view, phone, [SHEET.width, SHEET.height])
      expect(left).toBeLessThanOrEqual(25)
      expect(top).toBeLessThanOrEqual(25)
      expect(right).toBeGreaterThanOrEqual(phone.width - 25)
      expect(bottom).toBeGreaterThanOrEqual(phone.height - 25)
    }
  })
  test('the scale stays between the whole sheet and the closest look', () => {
    expect(zoomed(fitted(phone), phone, 0.01, [10, 10]).k).toBe(fitting(phone))
    expect(zoomed(fitted(phone), phone, 1000, [10, 10]).k).toBe(CLOSEST)
  })
  test('a sheet that fits is centred', () => {
    expect(clamped({ k: fitting(laptop), x: -50, y: 9000 }, laptop)).toEqual(fitted(laptop))
  })
})

test('what is under the finger stays under it while zooming', () => {
  const view = opening(phone, [350, 260])
  const finger: Point = [120, 300]
  const sheetPoint: Point = [
    view.x + (finger[0] - phone.width / 2) / view.k,
    view.y + (finger[1] - phone.height / 2) / view.k,
  ]
  const [x, y] = seen(zoomed(view, phone, 1.3, finger), phone, sheetPoint)
  expect(x).toBeCloseTo(finger[0])
  expect(y).toBeCloseTo(finger[1])
})

test('dragging moves the sheet with the finger', () => {
  const view = opening(phone, [350, 260])
  const moved = panned(view, phone, 34, -17)
  expect(moved.x).toBeCloseTo(view.x - 34 / view.k)
  expect(moved.y).toBeCloseTo(view.y + 17 / view.k)
})

test('a window that becomes smaller leaves the sheet where it is, unless it would cover what matters', () => {
  const lower: Viewport = { width: phone.width, height: phone.height - 80 }
  const view = opening(phone, [350, 260])
  const high: Point = [350, 220]
  expect(seen(resized(view, phone, lower, high), lower, high)[1]).toBeCloseTo(seen(view, phone, high)[1])
  const low: Point = [350, 260 + (phone.height / 2 - 50) / view.k]
  expect(inSight(view, phone, low)).toBe(true)
  expect(resized(view, phone, lower, low)).toEqual(clamped(view, lower))
  // A point that was out of sight before moves nothing.
  const away: Point = [30, 30]
  expect(seen(resized(view, phone, lower, away), lower, high)[1]).toBeCloseTo(seen(view, phone, high)[1])
})
