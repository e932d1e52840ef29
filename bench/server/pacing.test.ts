import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lane } from './lane.ts'
import { driver } from './pacing.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A lane whose choices are answered after so many milliseconds. */
function slowLane(delay: () => number, done: (lane: Lane, from: number) => void): Lane & { readonly sent: number[] } {
  const sent: number[] = []
  let waiting = false
  const lane = {
    sent,
    send(from: number) {
      sent.push(performance.now())
      waiting = true
      setTimeout(() => {
        waiting = false
        done(lane, from)
      }, delay())
    },
    heard() {},
    waits: () => waiting,
  }
  return lane
}

describe('a driver', () => {
  test('at full load sends the next choice when the last is done, and measures each', async () => {
    const drive = driver()
    const lanes = [slowLane(() => 5, drive.done), slowLane(() => 5, drive.done)]
    drive.full(lanes)
    const measured = drive.measured(1)
    await vi.advanceTimersByTimeAsync(1000)
    const { choices, p50, p99 } = await measured
    expect(choices).toBeGreaterThanOrEqual(398)
    expect(choices).toBeLessThanOrEqual(400)
    expect([p50, p99]).toEqual([5, 5])
  })

  test('at a pace makes so many choices a second, of all lanes in turn', async () => {
    const drive = driver()
    const lanes = [slowLane(() => 2, drive.done), slowLane(() => 2, drive.done)]
    drive.paced(lanes, 100)
    const measured = drive.measured(1)
    await vi.advanceTimersByTimeAsync(1000)
    const { choices, p50 } = await measured
    expect(choices).toBeGreaterThanOrEqual(98)
    expect(choices).toBeLessThanOrEqual(100)
    expect(p50).toBe(2)
    expect((lanes[1]?.sent[0] ?? 0) - (lanes[0]?.sent[0] ?? 0)).toBeGreaterThanOrEqual(9)
  })

  test('counts a choice that had to wait for its turn from when it was due', async () => {
    const drive = driver()
    let first = true
    const lane = slowLane(() => {
      const delay = first ? 800 : 1
      first = false
      return delay
    }, drive.done)
    drive.paced([lane], 100)
    const measured = drive.measured(1)
    await vi.advanceTimersByTimeAsync(1000)
    const { choices, p50 } = await measured
    // All are made in spite of the time that was lost, and those that came late were slow.
    expect(choices).toBeGreaterThanOrEqual(98)
    expect(p50).toBeGreaterThan(100)
  })

  test('makes no more choices once it is stopped', async () => {
    const drive = driver()
    const lane = slowLane(() => 5, drive.done)
    drive.full([lane])
    await vi.advanceTimersByTimeAsync(12)
    drive.stop()
    const { length } = lane.sent
    await vi.advanceTimersByTimeAsync(100)
    expect(lane.sent).toHaveLength(length)
  })
})
