import type { Clock } from './clock.ts'
import { type Log, placeOf } from './log.ts'

export type Beating = {
  readonly clock: Clock
  readonly log: Log
  readonly every: number
  /** Done at each beat, in this order; a beat that falls into the work of the one before is left out. */
  readonly work: readonly (() => Promise<void>)[]
}

/** Does something now and at every beat. Returns how to stop, which waits for what is under way. */
export function beating({ clock, log, every, work }: Beating): () => Promise<void> {
  let cancel = (): void => {}
  let underWay: Promise<void> | undefined

  async function doAll(): Promise<void> {
    try {
      for (const one of work) await one()
    } catch (error) {
      log.warn({ error: placeOf(error) }, 'what is done at every beat could not be done')
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
