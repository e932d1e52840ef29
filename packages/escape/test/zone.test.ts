import { isRefusal } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { around, nameOf, sectorNamed } from '../src/sector.ts'
import { sector } from '../src/testing/index.ts'
import { zoneFrom } from '../src/zone/zone-of.ts'
import type { Zone } from '../src/zone.ts'
import { galilei } from '../src/zones/galilei.ts'
import { socrates } from '../src/zones/socrates.ts'

const read = (text: string): Zone => {
  const zone = zoneFrom(text)
  if (isRefusal(zone)) throw new Error(`${zone.refused} ${zone.about}`)
  return zone
}
const refused = (text: string): string => {
  const zone = zoneFrom(text)
  return isRefusal(zone) ? zone.refused : 'accepted'
}
const uncounted = galilei.replace(/counts: .*\n/, '')

describe('coordinates', () => {
  it('name every cell of the grid and nothing else', () => {
    expect(nameOf(sector('D09'))).toBe('D09')
    expect(sectorNamed('w14')).toBe(sector('W14'))
    for (const wrong of ['X01', 'A00', 'A15', 'A1', 'D9', '', 'D099']) expect(sectorNamed(wrong)).toBeUndefined()
  })
  it('GEO-2: have symmetric neighbours, odd columns half a hex lower', () => {
    expect(around(sector('D09')).map(nameOf).join(' ')).toBe('C09 C10 D08 D10 E09 E10')
    expect(around(sector('A01')).map(nameOf).join(' ')).toBe('A02 B01')
    for (let s = 0; s < 23 * 14; s++) for (const next of around(s as never)) expect(around(next)).toContain(s)
  })
})

describe('Galilei', () => {
  const zone = read(galilei)
  it('has the printed figures', () => {
    expect(zone.sectors).toHaveLength(276)
    expect(zone.plain).toHaveLength(270)
    expect(nameOf(zone.humanSector)).toBe('L08')
    expect(nameOf(zone.alienSector)).toBe('L06')
    expect(zone.hatches.map((h) => `${h.number} ${nameOf(h.at)}`)).toEqual(['1 B02', '2 V02', '3 V13', '4 B13'])
    expect(zone.players).toEqual([4, 8])
  })
  it('lies as far from its hatches as the rules page says', () => {
    const steps = (to: string): number => {
      const seen = new Map([[zone.humanSector, 0]])
      for (const [at, d] of seen)
        for (const next of zone.next[at] ?? []) if (!seen.has(next) && next !== zone.alienSector) seen.set(next, d + 1)
      return seen.get(sector(to)) ?? -1
    }
    expect(['B02', 'V02', 'V13', 'B13'].map(steps)).toEqual([12, 12, 11, 11])
  })
})

describe('a zone file is refused', () => {
  it.each([
    ['a missing row', galilei.replace(/14 .*\n/, ''), 'zoneRows'],
    ['a row too short', galilei.replace('01 .ds', '01 ds'), 'zoneColumns'],
    ['a wrong row number', galilei.replace('\n07 ', '\n17 '), 'zoneRows'],
    ['an unknown character', galilei.replace('01 .d', '01 .x'), 'zoneCharacter'],
    ['no Human Sector', uncounted.replace('ddH', 'ddd'), 'zoneHumanSector'],
    ['two Human Sectors', uncounted.replace('01 .d', '01 .H'), 'zoneHumanSector'],
    ['two Alien Sectors', uncounted.replace('01 .d', '01 .A'), 'zoneAlienSector'],
    [
      'no hatch',
      uncounted.replace('d1', 'dd').replace('2d\n', 'dd\n').replace('s4', 'sd').replace('3d\n', 'dd\n'),
      'zoneNoHatch',
    ],
    ['a hatch twice', uncounted.replace('s4', 's1'), 'zoneHatchTwice'],
    ['figures that do not fit', galilei.replace('d=191', 'd=190'), 'zoneCounts'],
    ['no column line', galilei.replace('ABC', 'BAC'), 'zoneColumns'],
    ['a line that is no header', galilei.replace('title:', 'title'), 'zoneHeader'],
    ['no way out', walled(), 'zoneNoWayOut'],
    ['a Human Sector with no first move', lonely('H'), 'zoneHumanStart'],
    ['an Alien Sector with no first move', lonely('A'), 'zoneAlienStart'],
  ])('for %s', (_, text, reason) => {
    expect(refused(text)).toBe(reason)
  })
  it('but a hatch nobody can walk to is read as void', () => {
    const zone = read(socrates.replace(/counts: .*\n/, '').replace('01 .', '01 9'))
    expect(zone.sealed).toEqual([9])
    expect(zone.cells[sector('A01')]).toBe('void')
    expect(zone.hatches).toHaveLength(4)
  })
})

/** Socrates with one hatch, out of everybody's reach. */
function walled(): string {
  return socrates
    .replace(/counts: .*\n/, '')
    .replace('3d4', 'ddd')
    .replace('d1dssdssd2d', 'dddssdssddd')
    .replace('01 .', '01 1')
}

/** A corridor with the other side in it, and one side all alone. */
function lonely(side: 'H' | 'A'): string {
  const rows = Array.from({ length: 14 }, () => '.'.repeat(23))
  rows[0] = `${side === 'A' ? 'H' : 'A'}d1${'.'.repeat(20)}`
  rows[6] = `${'.'.repeat(10)}${side}${'.'.repeat(12)}`
  const lines = rows.map((row, i) => `${String(i + 1).padStart(2, '0')} ${row}`)
  return `zone: lonely\ntitle: LONELY\n\n   ABCDEFGHIJKLMNOPQRSTUVW\n${lines.join('\n')}\n`
}
