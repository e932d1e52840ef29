import type { Clock } from '../src/client/clock.ts'

/** A clock that a test turns by hand. */
export function manualClock(): Clock & { turn(ms: number): void } {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    after(ms, run) {
      const entry = { at: now + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    turn(ms) {
      const until = now + ms
      for (;;) {
        const next = waiting.filter((entry) => entry.at <= until).toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        waiting = waiting.filter((entry) => entry !== next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = until
    },
  }
}
