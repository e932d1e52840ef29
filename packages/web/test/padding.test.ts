import { describe, expect, test } from 'vitest'
import { padded } from '../src/client/padding.ts'

const bytes = (text: string): number => new TextEncoder().encode(text).length
/** A frame from a browser: its head tells 125 bytes in two, more in four, and has four of mask. */
const onTheWire = (text: string): number => bytes(text) + (bytes(text) <= 125 ? 6 : 8)

describe('L16: what the page sends', () => {
  const choice = (card: string, next = ''): string =>
    JSON.stringify({
      id: 'x'.repeat(22),
      step: 'order off',
      choice: { do: 'playOn', card, at: 12 },
      ...(next === '' ? {} : { next: { do: next } }),
    })

  test('has one size whatever card a choice names, and whether it says what comes next', () => {
    for (const text of [choice('axe'), choice('youdBetterRun'), choice('axe', 'resolve'), '{"hold":"3.1"}'])
      expect(onTheWire(padded(text))).toBe(256)
  })
  test('goes on in whole steps, and is read as it was', () => {
    for (let n = 0; n < 900; n += 7) {
      const text = JSON.stringify({ say: 'é'.repeat(n / 2) })
      expect(onTheWire(padded(text)) % 64).toBe(0)
      expect(JSON.parse(padded(text))).toEqual(JSON.parse(text))
    }
  })
  test('never becomes larger than the table reads', () => {
    for (let n = 980; n < 1040; n++) expect(bytes(padded('x'.repeat(n)))).toBeLessThanOrEqual(Math.max(n, 1024))
  })
})
