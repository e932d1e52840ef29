import { quantile } from '../quantile.ts'
import { coreWatch } from './core-time.ts'
import type { Lane } from './lane.ts'
import type { Stretch } from './peer.ts'

/** Drives lanes at full load or at a pace, and measures stretches of it. */
export type Driver = {
  /** All seats of a lane have its choice. */
  readonly done: (lane: Lane, from: number) => void
  /** Bytes have come. */
  readonly came: (bytes: number) => void
  /** From now on each lane makes its next choice as soon as it can. */
  full(lanes: readonly Lane[]): void
  /** From now on all lanes together make this many choices a second, as evenly as timers allow. */
  paced(lanes: readonly Lane[], perSecond: number): void
  /** No lane makes another choice. */
  stop(): void
  /** Resolved after this time, or later, when at least this many choices have been made. */
  warmedUp(seconds: number, choices: number): Promise<void>
  /** Lets this time pass, and returns what happened in it. */
  measured(seconds: number): Promise<Stretch>
}

const TICK = 1
const passed = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * A lane that is still waiting when its next choice is due sends it late, and the delay is counted from when it was
 * due: a slow server does not get fewer of the choices that would have to wait.
 */
export function driver(): Driver {
  let lags: number[] = []
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  let onDone = (_lane: Lane): void => {}
  const now = (): number => performance.now()

  function stop(): void {
    clearInterval(timer)
    onDone = () => {}
  }

  return {
    done(lane, from) {
      lags.push(now() - from)
      onDone(lane)
    },
    came(n) {
      bytes += n
    },
    full(lanes) {
      stop()
      onDone = (lane) => lane.send(now())
      for (const lane of lanes) if (!lane.waits()) lane.send(now())
    },
    paced(lanes, perSecond) {
      stop()
      const every = (1000 * lanes.length) / perSecond
      const start = now()
      const due = new Map(lanes.map((lane, i) => [lane, start + (every * i) / lanes.length]))
      const go = (lane: Lane, from: number): void => {
        due.set(lane, (due.get(lane) ?? 0) + every)
        lane.send(from)
      }
      onDone = (lane) => {
        const at = due.get(lane) ?? 0
        if (at <= now()) go(lane, at)
      }
      timer = setInterval(() => {
        const moment = now()
        for (const [lane, at] of due) if (at <= moment && !lane.waits()) go(lane, moment)
      }, TICK)
    },
    stop,
    async warmedUp(seconds, choices) {
      lags = []
      do await passed(seconds)
      while (lags.length < choices)
    },
    async measured(seconds) {
      lags = []
      bytes = 0
      const from = now()
      const core = coreWatch()
      await passed(seconds)
      const took = (now() - from) / 1000
      const used = core()
      const sorted = Float64Array.from(lags).sort()
      return {
        choices: sorted.length,
        seconds: took,
        p50: quantile(sorted, 0.5),
        p99: quantile(sorted, 0.99),
        bytes,
        core: used,
      }
    },
  }
}
