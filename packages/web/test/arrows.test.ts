import { nameOf, type Sector, sectorNamed, zones } from '@selva/escape'
import { expect, test } from 'vitest'
import { isArrow, sectorBeside } from '../src/escape/arrows.ts'

const [galilei] = zones
const from = (name: string, ...keys: readonly string[]): string => {
  const start = sectorNamed(name)
  if (galilei === undefined || start === undefined) throw new Error('Galilei is missing')
  return nameOf(keys.reduce((at: Sector, key) => sectorBeside(galilei, at, key), start))
}

test('up and down keep the column, left and right the row', () => {
  expect(from('K10', 'ArrowUp')).toBe('K09')
  expect(from('K10', 'ArrowDown')).toBe('K11')
  expect(from('K10', 'ArrowLeft')).toBe('J10')
  expect(from('K10', 'ArrowRight')).toBe('L10')
})

test('holes in the ship are jumped over', () => {
  expect(from('D03', 'ArrowDown')).toBe('D05')
  expect(from('C04', 'ArrowRight')).toBe('E04')
})

test('where void cells are drawn too, they are not jumped over', () => {
  if (galilei === undefined) throw new Error('Galilei is missing')
  const start = sectorNamed('D03')
  const drawn = { ...galilei, ghosts: [] }
  expect(start === undefined ? '' : nameOf(sectorBeside(drawn, start, 'ArrowDown'))).toBe('D04')
})

test('at the edge one stays', () => {
  expect(from('A02', 'ArrowLeft')).toBe('A02')
  expect(from('A02', 'ArrowUp')).toBe('A02')
  expect(from('W14', 'ArrowRight')).toBe('W14')
})

test('every sector can be reached from every other', () => {
  if (galilei === undefined) throw new Error('Galilei is missing')
  const reached = new Set<Sector>([galilei.humanSector])
  for (const at of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(sectorBeside(galilei, at, key))
  expect(reached.size).toBe(galilei.sectors.length)
})

test('other keys lead nowhere', () => {
  expect(isArrow('Enter')).toBe(false)
  expect(from('K10', 'Enter')).toBe('K10')
})
