import type { Clock } from '../base/clock.ts'
import { errorLocation, type Log } from '../base/log.ts'

export type IntervalOptions = {
  readonly clock: Clock
  readonly log: Log
  readonly every: number
  /** The jobs of each beat, in this order; a beat that falls into the work of the one before is skipped. */
  readonly work: readonly (() => Promise<void>)[]
}

/** Runs jobs now and at every beat. Returns how to stop, which waits for the running job. */
export function startInterval({ clock, log, every, work }: IntervalOptions): () => Promise<void> {
  let cancel = (): void => {}
  let underWay: Promise<void> | undefined

  async function doAll(): Promise<void> {
    try {
      for (const one of work) await one()
    } catch (error) {
      log.warn({ error: errorLocation(error) }, 'a periodic job failed')
    }
    underWay = undefined
  }
  function beat(): void {
    cancel = clock.after(every, beat)
    underWay ??= doAll()
  }
  beat()
  return async () => {
    cancel()
    await underWay
  }
}
