import type { Clock } from '../clock.ts'
import { type Log, placeOf } from '../log.ts'
import type { TableId } from '../table/table.ts'
import { type Retention, sweep } from './retention.ts'
import type { Store } from './store.ts'

const HOUR = 60 * 60 * 1000

export type House = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly retention: Retention
  readonly inUse: (id: TableId) => boolean
}

/** Forgets old tables now and once an hour. Returns how to stop, which waits for what is under way. */
export function keepHouse({ store, clock, log, retention, inUse }: House): () => Promise<void> {
  let cancel = (): void => {}
  let stopped = false
  let sweeping = Promise.resolve()

  async function round(): Promise<void> {
    try {
      const dropped = await sweep(store, clock.now(), retention, inUse)
      if (dropped > 0) log.info({ dropped }, 'old tables were forgotten')
    } catch (error) {
      log.error({ error: placeOf(error) }, 'old tables could not be forgotten')
    }
    if (!stopped) cancel = clock.after(HOUR, begin)
  }
  function begin(): void {
    sweeping = round()
  }
  begin()
  return async () => {
    stopped = true
    cancel()
    await sweeping
  }
}
