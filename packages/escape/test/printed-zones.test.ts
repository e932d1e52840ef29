import { describe, expect, it } from 'vitest'
import { nameOf, type Zone, zones } from '../src/index.ts'

/** How many steps a human needs to each hatch. */
function stepsOf(zone: Zone): readonly number[] {
  const seen = new Map([[zone.humanSector, 0]])
  for (const [at, d] of seen)
    for (const next of zone.next[at] ?? []) if (!seen.has(next) && next !== zone.alienSector) seen.set(next, d + 1)
  return zone.hatches.map((h) => seen.get(h.at) ?? -1)
}

describe('GEO-4: the printed zones', () => {
  it.each([
    ['galilei', 276, 'L08', 'L06', '1 B02 2 V02 3 V13 4 B13', [12, 12, 11, 11], [4, 8]],
    ['fermi', 54, 'L10', 'L09', '1 J05 2 N05 3 J01 4 N01', [9, 9, 14, 14], [2, 6]],
    ['galvani', 187, 'L08', 'L06', '1 F01 2 P01 3 V11 4 B10', [14, 14, 15, 14], [2, 8]],
    ['volta', 238, 'L08', 'L06', '1 B04 2 V04 3 V11 4 B11', [11, 11, 11, 11], 'unknown'],
    ['marconi', 263, 'L08', 'L06', '1 B02 2 V02 3 V13 4 B13', [11, 11, 10, 10], 'unknown'],
    ['socrates', 40, 'L08', 'L06', '1 H07 2 P07 3 K05 4 M05', [4, 4, 4, 4], 'unknown'],
    ['morgenland', 51, 'L08', 'L06', '1 G08 2 P08 3 L04', [6, 4, 7], 'unknown'],
    ['levi-montalcini', 174, 'K07', 'M07', '1 C02 2 C12 3 T03 4 T10', [9, 10, 11, 11], [4, 8]],
  ])('%s has its figures', (id, sectors, human, alien, hatches, steps, players) => {
    const zone = zones.find((z) => z.id === id) as Zone
    expect(zone.sectors).toHaveLength(sectors)
    expect([nameOf(zone.humanSector), nameOf(zone.alienSector)]).toEqual([human, alien])
    expect(zone.hatches.map((h) => `${h.number} ${nameOf(h.at)}`).join(' ')).toBe(hatches)
    expect(stepsOf(zone)).toEqual(steps)
    expect(zone.players).toEqual(players)
  })
  it('are eight', () => expect(zones).toHaveLength(8))
})
