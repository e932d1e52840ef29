import { expect, test } from 'vitest'
import { refuse } from '../src/index.ts'

test('a refusal repeats a text or a number that was sent', () => {
  expect(refuse('seats', 3)).toEqual({ refused: 'seats', about: '3' })
  expect(refuse('zone', 'atlantis')).toEqual({ refused: 'zone', about: 'atlantis' })
  expect(refuse('zone')).toEqual({ refused: 'zone', about: '' })
  expect(refuse('usable', false).about).toBe('false')
})

test('a refusal leaves out anything that could say itself how it is written', () => {
  const loud = Object.assign(() => 'called', { toString: () => 'written' })
  for (const sent of [
    { toString: 1, valueOf: 2 },
    Object.create(null),
    [Object.create(null)],
    null,
    {},
    Symbol('a'),
    loud,
  ])
    expect(refuse('code', sent)).toEqual({ refused: 'code', about: '' })
})
