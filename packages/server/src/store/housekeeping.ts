import type { Clock } from '../clock.ts'
import type { TableId } from '../ids.ts'
import { type Log, placeOf } from '../log.ts'
import type { Devices } from '../people/devices.ts'
import { type Retention, sweep } from './retention.ts'
import type { Store } from './store.ts'
import type { Uptime } from './uptime.ts'

const HOUR = 60 * 60 * 1000

export type House = {
  readonly store: Store
  readonly clock: Clock
  readonly uptime: Pick<Uptime, 'now'>
  readonly log: Log
  readonly retention: Retention
  readonly devices: Pick<Devices, 'forgetOld'>
  readonly inUse: (id: TableId) => boolean
}

/** Forgets old tables and devices now and once an hour. Returns how to stop, which waits for what is under way. */
export function keepHouse({ store, clock, uptime, log, retention, devices, inUse }: House): () => Promise<void> {
  let cancel = (): void => {}
  let stopped = false
  let sweeping = Promise.resolve()

  async function round(): Promise<void> {
    try {
      const dropped = await sweep({ store, uptime: uptime.now(), retention, inUse, stopped: () => stopped })
      if (dropped > 0) log.info({ dropped }, 'old tables were forgotten')
      const forgotten = await devices.forgetOld(() => stopped)
      if (forgotten > 0) log.info({ forgotten }, 'old devices were forgotten')
    } catch (error) {
      log.error({ error: placeOf(error) }, 'old tables or devices could not be forgotten')
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
