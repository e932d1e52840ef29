import { expect, test } from 'vitest'
import { type Sector, sectorNamed, stepsBetween, zones } from '../src/index.ts'

const [galilei] = zones
const steps = (from: string, to: string): number | undefined => {
  const [a, b] = [sectorNamed(from), sectorNamed(to)]
  if (galilei === undefined || a === undefined || b === undefined) throw new Error('Galilei is missing')
  return stepsBetween(galilei, a, b)
}

test('steps are counted on foot, around the holes in the ship', () => {
  expect(steps('D08', 'D08')).toBe(0)
  expect(steps('D08', 'F11')).toBe(4)
  expect(steps('D03', 'D05')).toBe(3)
})

test('nobody walks through a start sector: K08 and M08 are neighbours of the Human Sector, not of each other', () => {
  expect(steps('K08', 'M08')).toBe(4)
  expect(steps('L08', 'K08')).toBe(1)
})

test('what cannot be reached is not near', () => {
  if (galilei === undefined) throw new Error('Galilei is missing')
  const nowhere = galilei.cells.indexOf('void') as Sector
  expect(stepsBetween(galilei, nowhere, galilei.humanSector)).toBeUndefined()
})
