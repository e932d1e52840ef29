import type { Clock } from '../base/clock.ts'
import type { TableId } from '../base/ids.ts'
import { errorLocation, type Log } from '../base/log.ts'
import { type Retention, sweep } from './rows/retention.ts'
import type { Uptime } from './rows/uptime.ts'
import type { Store } from './store.ts'

const HOUR = 60 * 60 * 1000

export type RetentionJob = {
  readonly store: Store
  readonly clock: Clock
  readonly uptime: Pick<Uptime, 'now'>
  readonly log: Log
  readonly retention: Retention
  /** Deletes devices that nobody can use any more, and returns how many. */
  readonly forgetOldDevices: (stopped: () => boolean) => Promise<number>
  /** Deletes unpublished documents that nobody can open any more, and returns how many. */
  readonly forgetDrafts: (stopped: () => boolean) => Promise<number>
  readonly inUse: (id: TableId) => boolean
}

/** Deletes old tables, devices and documents now and once an hour. Returns how to stop, which waits for the run under way. */
export function startRetention(job: RetentionJob): () => Promise<void> {
  const { store, clock, uptime, log, retention, forgetOldDevices, forgetDrafts, inUse } = job
  let cancel = (): void => {}
  let stopped = false
  let running = Promise.resolve()

  async function run(): Promise<void> {
    try {
      const tables = await sweep({ store, uptime: uptime.now(), retention, inUse, stopped: () => stopped })
      if (tables > 0) log.info({ tables }, 'deleted old tables')
      const devices = await forgetOldDevices(() => stopped)
      if (devices > 0) log.info({ devices }, 'deleted old devices')
      const documents = await forgetDrafts(() => stopped)
      if (documents > 0) log.info({ documents }, 'deleted old documents')
    } catch (error) {
      log.error({ error: errorLocation(error) }, 'failed to delete old tables, devices or documents')
    }
    if (!stopped) cancel = clock.after(HOUR, start)
  }
  function start(): void {
    running = run()
  }
  start()
  return async () => {
    stopped = true
    cancel()
    await running
  }
}
