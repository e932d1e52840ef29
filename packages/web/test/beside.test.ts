import { nameOf, type Sector, sectorNamed, zones } from '@selva/escape'
import { expect, test } from 'vitest'
import { besideText, HEX_SIDES, nextToChoose, sideTowards } from '../src/escape/beside.ts'
import { en } from '../src/escape/messages/en.ts'

const [galilei] = zones
if (galilei === undefined) throw new Error('Galilei is missing')
const zone = galilei
const s = (name: string): Sector => {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(name)
  return at
}
const beside = (name: string): string => besideText(zone, s(name), en.map.sides, nameOf)

test('what touches a sector is told side by side, from the top clockwise', () => {
  // A column that lies half a hex higher, and one that lies lower.
  expect(beside('E09')).toBe(
    'Above: E08. Above right: F08. Below right: F09. Below: E10. Below left: D09. Above left: D08',
  )
  expect(beside('D09')).toBe(
    'Above: D08. Above right: E09. Below right: E10. Below: D10. Below left: C10. Above left: C09',
  )
})

test('where the hull is, nothing is said', () => {
  expect(beside('A02')).toBe('Above right: B01. Below right: B02. Below: A03')
})

test('the sides of a sector are all different, and a neighbour looks back from the other one', () => {
  for (const at of zone.sectors) {
    const sides = (zone.next[at] ?? []).map((next) => sideTowards(at, next))
    expect(new Set(sides).size).toBe(sides.length)
    for (const next of zone.next[at] ?? [])
      expect(HEX_SIDES.indexOf(sideTowards(next, at))).toBe((HEX_SIDES.indexOf(sideTowards(at, next)) + 3) % 6)
  }
})

test('one goes round all sectors that can be chosen, and stays where there is none', () => {
  const can = (at: Sector): boolean => ['C02', 'E02', 'D03'].includes(nameOf(at))
  const round: string[] = []
  let at = s('D02')
  for (let i = 0; i < 4; i++) {
    at = nextToChoose(zone, at, can)
    round.push(nameOf(at))
  }
  expect(new Set(round)).toEqual(new Set(['C02', 'E02', 'D03']))
  expect(round[3]).toBe(round[0])
  expect(nextToChoose(zone, s('D02'), () => false)).toBe(s('D02'))
})
