import { expect, test } from 'vitest'
import { pauseWatch } from './pauses.ts'

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10))

/** Computes for this time, and lets nothing else run. */
function hold(ms: number): void {
  const from = performance.now()
  while (performance.now() - from < ms);
}

test('a loop that is held up is a pause of at least that time, and of at most all of it', async () => {
  const read = pauseWatch()
  await turn()
  hold(40)
  await turn()
  const { longest, share } = read()
  expect(longest.ms).toBeGreaterThanOrEqual(40)
  expect(longest.collected).toBeLessThanOrEqual(longest.ms)
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThanOrEqual(1)
})

test('where nothing is looked at, there is no pause', () => {
  expect(pauseWatch()()).toMatchObject({ longest: { ms: 0 }, share: 0 })
})

test('pauses that follow each other are one stretch, and a loop that has caught up ends it', async () => {
  const read = pauseWatch()
  await turn()
  hold(20)
  await new Promise((resolve) => setTimeout(resolve, 0))
  hold(20)
  await turn()
  const { longest, longestStretch } = read()
  expect(longestStretch.ms).toBeGreaterThanOrEqual(40)
  expect(longestStretch.ms).toBeGreaterThan(longest.ms)
})
