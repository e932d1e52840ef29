import type { Clock } from '../base/clock.ts'

type Alarm = { readonly at: number; readonly order: number; readonly run: () => void }

/** A clock that stands still until a test winds it. */
export type ManualClock = Clock & {
  /** Moves the time on; everything that falls due on the way runs at its own time, in order. */
  wind(ms: number): void
  /** Moves on to the next alarm and runs it; false if there is none. */
  next(): boolean
  /** Sets the time of day: nothing has passed, and nothing falls due. */
  jump(ms: number): void
}

export function manualClock(start = 0): ManualClock {
  let time = start
  let jumped = 0
  let order = 0
  let alarms: Alarm[] = []
  const first = (): Alarm | undefined => alarms.toSorted((a, b) => a.at - b.at || a.order - b.order)[0]
  const ring = (alarm: Alarm): void => {
    alarms = alarms.filter((a) => a !== alarm)
    time = Math.max(time, alarm.at)
    alarm.run()
  }
  return {
    now: () => time + jumped,
    steady: () => time,
    jump(ms) {
      jumped += ms
    },
    after(ms, run) {
      const alarm = { at: time + ms, order: order++, run }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((a) => a !== alarm)
      }
    },
    wind(ms) {
      const end = time + ms
      for (let alarm = first(); alarm !== undefined && alarm.at <= end; alarm = first()) ring(alarm)
      time = end
    },
    next() {
      const alarm = first()
      if (alarm !== undefined) ring(alarm)
      return alarm !== undefined
    },
  }
}
