import type { Seat } from '@selva/core'
import { expect, test } from 'vitest'
import { placeFor, type Room } from '../src/speech/placement.ts'
import { readingTime, speechQueue } from '../src/speech/speech-queue.ts'
import { manualClock } from './manual-clock.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const SIZE = { width: 120, height: 40 }
const room: Room = {
  speaker: box(300, 300, 60, 40),
  middle: 500,
  window: { width: 1000, height: 700 },
  asked: [],
  others: [],
}

test('words stand outwards of their speaker, and in the window', () => {
  expect(placeFor(room, SIZE)).toEqual({ side: 'left', left: 170, top: 300 })
  expect(placeFor({ ...room, middle: 100 }, SIZE)).toEqual({ side: 'right', left: 370, top: 300 })
  expect(placeFor({ ...room, speaker: box(4, 300, 60, 40) }, SIZE)?.side).toBe('right')
  expect(placeFor({ ...room, speaker: box(4, 0, 60, 40) }, SIZE)?.side).toBe('right')
  expect(placeFor({ ...room, window: { width: 390, height: 700 } }, { width: 300, height: 40 })).toEqual({
    side: 'above',
    left: 82,
    top: 250,
  })
})

test('words cover nothing that is asked, and rather no other player', () => {
  const left = box(150, 290, 100, 100)
  expect(placeFor({ ...room, others: [left] }, SIZE)?.side).toBe('right')
  expect(placeFor({ ...room, asked: [left] }, SIZE)?.side).toBe('right')
  const all = box(0, 0, 1000, 700)
  expect(placeFor({ ...room, others: [all] }, SIZE)?.side).toBe('left')
  expect(placeFor({ ...room, asked: [all] }, SIZE)).toBeUndefined()
})

test('what is said is shown one after the other, long enough to be read, and the newest are kept', () => {
  const clock = manualClock()
  const queue = speechQueue(clock.after)
  const say = (seat: number, text: string) => queue.say({ seat: seat as Seat, text, sharp: false })
  expect(queue.shown.value).toBeUndefined()
  for (const seat of [1, 2, 3, 4, 5]) say(seat, `I am player number ${seat}`)
  const shown: (number | undefined)[] = []
  for (let i = 0; i < 5; i++) {
    shown.push(queue.shown.value?.seat)
    clock.turn(readingTime('I am player number 1'))
  }
  expect(shown).toEqual([1, 3, 4, 5, undefined])
  expect(readingTime('Yes.')).toBeGreaterThan(2500)
  expect(readingTime('a long speech '.repeat(40))).toBeLessThan(5500)
  say(1, 'one')
  queue.stop()
  expect(queue.shown.value).toBeUndefined()
})
