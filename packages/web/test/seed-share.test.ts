import { type Seat, shareCommitment } from '@selva/core'
import type { Exchange } from '@selva/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo, storedShareAt } from '../src/fairness/seed-share.ts'

const [FIRST, SECOND] = ['1'.repeat(64), '2'.repeat(64)] as const
const TABLE = 'table'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const exchange = (commitment: string, phase: Exchange['phase'], mine = ''): Exchange => ({
  commitment,
  phase,
  parts: [{ seat: 1 as Seat, commitment: mine, part: '' }],
})
const sealTo = (commitment: string): string =>
  JSON.parse(answerTo(TABLE, 1, exchange(commitment, 'open')) ?? '{}').commit

test('a browser seals one part for one seal of the table, however often it is asked', () => {
  const seal = sealTo(FIRST)
  expect(sealTo(FIRST)).toBe(seal)
  const { part = '', commitment } = storedShareAt(TABLE) ?? {}
  expect(commitment).toBe(FIRST)
  expect(shareCommitment(TABLE, 1, part)).toBe(seal)
})

test('for another seal, after a change of the rules, it takes another part', () => {
  const seal = sealTo(FIRST)
  expect(sealTo(SECOND)).not.toBe(seal)
  expect(storedShareAt(TABLE)?.commitment).toBe(SECOND)
})

test('once its part has been opened, another seal is not believed', () => {
  const seal = sealTo(FIRST)
  const part = storedShareAt(TABLE)?.part
  expect(JSON.parse(answerTo(TABLE, 1, exchange(FIRST, 'reveal', seal)) ?? '{}')).toEqual({ reveal: part })
  expect(sealTo(SECOND)).toBe(seal)
  expect(storedShareAt(TABLE)).toEqual({ part, commitment: FIRST })
})
// cspell:ignore unstub
