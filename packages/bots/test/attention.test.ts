import { fastChance } from '@selva/core'
import { expect, test } from 'vitest'
import { attentionOf } from '../src/attention.ts'
import { LEVELS, SKILLS } from '../src/levels.ts'

test('attention is decided once a turn, on the share of turns it is paid', () => {
  const stream = fastChance(1)
  const pays = attentionOf(0.3)
  let paid = 0
  for (let turn = 1; turn <= 2000; turn++) {
    const first = pays(turn, stream)
    for (let i = 0; i < 3; i++) expect(pays(turn, stream)).toBe(first)
    if (first) paid++
  }
  expect(paid / 2000).toBeGreaterThan(0.26)
  expect(paid / 2000).toBeLessThan(0.34)
})

test('full attention draws no number', () => {
  const stream = {
    below: () => {
      throw new Error('drew')
    },
  }
  expect(attentionOf(1)(1, stream)).toBe(true)
})

test('no level pays less attention than the one below it', () => {
  const shares = LEVELS.map((level) => SKILLS[level].attention)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
