import { expect, test } from 'vitest'
import { type Guarded, steadyClicks } from '../src/ui/steady-clicks.ts'
import { manualClock } from './manual-clock.ts'

const CONFIRM = { x: 986, y: 614 }
const CARD = { x: 500, y: 640 }

test('after a new question no button takes a click for 400 ms, of the mouse or of the keyboard', () => {
  const clock = manualClock()
  const shown: Guarded[] = []
  const clicks = steadyClicks(clock, (guarded) => shown.push(guarded))
  clicks.newQuestion()
  clock.turn(399)
  expect([clicks.takes(CONFIRM), clicks.takes(undefined)]).toEqual([false, false])
  clock.turn(1)
  expect([clicks.takes(CONFIRM), clicks.takes(undefined)]).toEqual([true, true])
  expect(shown).toEqual(['all', 'none'])
})

test('a question that comes meanwhile begins the 400 ms again, and a new offer does not shorten them', () => {
  const clock = manualClock()
  const clicks = steadyClicks(clock, () => {})
  clicks.newQuestion()
  clock.turn(300)
  clicks.newQuestion()
  clicks.press(CARD)
  clicks.newOffer()
  clock.turn(399)
  expect(clicks.takes(CONFIRM)).toBe(false)
  clock.turn(1)
  expect(clicks.takes(CONFIRM)).toBe(true)
})

test('after another offer only the place of the last press waits', () => {
  const clock = manualClock()
  const clicks = steadyClicks(clock, () => {})
  clicks.newOffer()
  expect(clicks.takes(CARD)).toBe(true)
  clicks.press(CARD)
  clicks.newOffer()
  expect(clicks.takes({ x: CARD.x + 10, y: CARD.y - 10 })).toBe(false)
  expect([clicks.takes(CONFIRM), clicks.takes(undefined)]).toEqual([true, true])
  clock.turn(400)
  expect(clicks.takes(CARD)).toBe(true)
})
