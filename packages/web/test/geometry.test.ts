import { CELLS, cellAt, columnOf, nameOf, rowOf, type Sector, sectorNamed, zones } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { center, corners, HEIGHT, RADIUS, SHEET } from '../src/escape/geometry.ts'
import { hullOf } from '../src/escape/hull.ts'
import { cellUnder } from '../src/escape/zone-editor/cell-under.ts'

const at = (name: string): Sector => sectorNamed(name) ?? cellAt(0, 1)
const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by)

describe('hexes', () => {
  test('neighbours lie one hex height apart, whichever way they touch (GEO-2)', () => {
    for (const zone of zones)
      for (const sector of zone.sectors)
        for (const next of zone.next[sector] ?? [])
          expect(distance(center(sector), center(next)), `${nameOf(sector)} ${nameOf(next)}`).toBeCloseTo(HEIGHT)
  })

  test('odd columns lie half a hex lower (GEO-1)', () => {
    expect(center(at('B01'))[1] - center(at('A01'))[1]).toBeCloseTo(HEIGHT / 2)
    expect(center(at('C01'))[1]).toBe(center(at('A01'))[1])
  })

  test('a point belongs to the cell whose middle is nearest, and beyond the sheet to none', () => {
    for (let i = 0; i < CELLS; i++) {
      const cell = i as Sector
      for (const point of [center(cell), ...corners(center(cell), 0.95)]) expect(cellUnder(point)).toBe(cell)
    }
    expect(cellUnder([0, 0])).toBeUndefined()
    expect(cellUnder([SHEET.width, SHEET.height])).toBeUndefined()
  })

  test('every corner is on the sheet', () => {
    for (const name of ['A01', 'W14', 'V14', 'A14', 'W01'])
      for (const [x, y] of corners(center(at(name)))) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(SHEET.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(SHEET.height)
      }
  })
})

describe('the hull', () => {
  test('every outline is closed, edge by edge', () => {
    for (const zone of zones)
      for (const outline of hullOf(zone)) {
        expect(outline.length).toBeGreaterThanOrEqual(6)
        outline.forEach((point, i) => {
          const next = outline[(i + 1) % outline.length]
          expect(next === undefined ? 0 : distance(point, next)).toBeCloseTo(RADIUS)
        })
      }
  })

  test('it has exactly the edges between a sector and nothing', () => {
    for (const zone of zones) {
      const open = zone.sectors.reduce((sum, sector) => sum + 6 - (zone.next[sector] ?? []).length, 0)
      expect(hullOf(zone).reduce((sum, outline) => sum + outline.length, 0)).toBe(open)
    }
  })

  test('a hole in the ship has an outline of its own: D04 in Galilei is one hex', () => {
    const [galilei] = zones
    if (galilei === undefined) throw new Error('Galilei is missing')
    expect(columnOf(at('D04'))).toBe(3)
    expect(rowOf(at('D04'))).toBe(4)
    const hole = hullOf(galilei).find((outline) => outline.length === 6)
    const middle = hole?.reduce(([x, y], [px, py]) => [x + px / 6, y + py / 6] as const, [0, 0] as const)
    expect(middle === undefined ? 99 : distance(middle, center(at('D04')))).toBeLessThan(0.01)
  })
})
