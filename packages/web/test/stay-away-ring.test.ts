import { describe, expect, test } from 'vitest'
import {
  angleOf,
  bowBetween,
  gapAngle,
  MIDDLE,
  nameLines,
  type Point,
  polar,
  reachOf,
  SIDE,
  stationOf,
} from '../src/stay-away/geometry.ts'

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
const COUNTS = [4, 5, 6, 7, 8, 9, 10, 11, 12]

describe.each(COUNTS)('a station of %i places', (n) => {
  const station = stationOf(n)
  const places = Array.from({ length: n }, (_, place) => place)

  test('my own place is at the bottom, wherever I sit', () => {
    for (const home of places) {
      const [x, y] = polar(angleOf(station, home, home), station.label)
      expect(x).toBeCloseTo(MIDDLE)
      expect(y).toBeGreaterThan(MIDDLE + 100)
    }
  })
  test('the next place clockwise is to the left of the bottom, as the eye goes round', () => {
    const [x] = polar(angleOf(station, 1, 0), station.label)
    expect(x).toBeLessThan(MIDDLE)
    const [back] = polar(angleOf(station, n - 1, 0), station.label)
    expect(back).toBeGreaterThan(MIDDLE)
  })
  test('compartments do not touch, and the gap lies between them', () => {
    for (const place of places) {
      const [, to] = reachOf(station, place, 0)
      const [from] = reachOf(station, (place + 1) % n, 0)
      const gap = gapAngle(station, place, 0)
      expect((gap - to + 360) % 360).toBeCloseTo(station.wall)
      expect((from - gap + 720) % 360).toBeCloseTo(station.wall)
    }
  })
  test('everybody has room for a finger on a phone, and for a name', () => {
    const phone = 374 / SIDE
    const centres = places.map((place) => polar(angleOf(station, place, 0), station.label))
    for (const [i, centre] of centres.entries())
      for (const other of centres.slice(i + 1)) expect(apart(centre, other) * phone).toBeGreaterThanOrEqual(44)
    const width = 2 * station.label * Math.tan((Math.PI / n) * 0.86)
    expect(station.letters * 7.6).toBeLessThan(width * 1.05)
  })
  test('a card on offer lies inside the ring', () => {
    for (const to of places.slice(1)) {
      const { card } = bowBetween(station, 0, to, 0)
      expect(apart(card, [MIDDLE, MIDDLE])).toBeLessThan(station.inner)
    }
  })
})

describe('a name', () => {
  test('stays on one line if it can', () => expect(nameLines('Bruno', 9)).toEqual(['Bruno']))
  test('breaks between words', () => expect(nameLines('Wandering Badger', 10)).toEqual(['Wandering', 'Badger']))
  test('is shortened where even that is too long', () => {
    expect(nameLines('Bartholomew-Maximilian', 9)).toEqual(['Bartholo…'])
    expect(nameLines('Ana of the long long way', 9)).toEqual(['Ana of', 'the long…'])
  })
})
