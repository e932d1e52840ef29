import { expect, test } from 'vitest'
import { recentChoices } from '../src/table/recent-choices.ts'
import { seat } from './games.ts'

test('a choice is recognised however much the others have chosen since', () => {
  const recent = recentChoices()
  recent.add(seat(1), 'mine')
  for (let i = 0; i < 5000; i++) recent.add(seat(2), `theirs-${i}`)
  expect(recent.has(seat(1), 'mine')).toBe(true)
  expect(recent.has(seat(2), 'mine')).toBe(false)
  expect(recent.has(seat(2), 'theirs-4999')).toBe(true)
})

test('only the last choices of a seat are remembered, so that a long game needs no more memory', () => {
  const recent = recentChoices()
  for (let i = 0; i < 5000; i++) recent.add(seat(1), `choice-${i}`)
  const known = Array.from({ length: 5000 }, (_, i) => `choice-${i}`).filter((id) => recent.has(seat(1), id))
  expect(known).toHaveLength(32)
  expect(known[0]).toBe('choice-4968')
})
