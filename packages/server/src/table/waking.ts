import type { Clock } from '../base/clock.ts'
import type { TableId } from '../base/ids.ts'
import { errorLocation, type Log } from '../base/log.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { Uptime } from '../store/rows/uptime.ts'
import type { Store } from '../store/store.ts'
import type { Room } from './room.ts'

/** Number of ids read at once. */
const PORTION = 100
/** Most tables in memory at the same time that only the server needs. */
export const MAX_AWAKE = 100
/** How often those that have nothing more to do leave the memory. */
const LOOK_AGAIN = 1000
/** A table that cannot be loaded is tried again this much later. */
const HOUR = 60 * 60 * 1000

export type WakingTables = {
  readonly store: Pick<Store, 'movingTables' | 'tablesDue' | 'putOffClocks'>
  readonly clock: Clock
  readonly uptime: Pick<Uptime, 'now'>
  readonly log: Log
  /** Loads a table for the server alone; nothing if it is in memory already, or is no more. */
  readonly load: (id: TableId) => Promise<Room | undefined>
  /** Drops a table from memory, unless it has been asked for since. */
  readonly letGo: (id: TableId) => void
}

/** Loads tables at which the server itself has something to do, a few at a time, and drops them when it is done. */
export type Waking = {
  /** After a start of the server: games in which a bot is to move go on. Done when all have been loaded. */
  wake(): Promise<void>
  /** Tables whose clocks have run out while nobody followed them. */
  wakeDue(): Promise<void>
  /** How many tables it has in memory. */
  awake(): number
  /** Loads no more tables; done when none is being loaded. */
  stop(): Promise<void>
}

export function wakingOf({ store, clock, uptime, log, load, letGo }: WakingTables): Waking {
  const awake = new Map<TableId, Room>()
  let stopped = false
  let cancel = (): void => {}
  const waiting = new Set<() => void>()
  const underWay = new Set<Promise<void>>()

  /** Work that a stop waits for. */
  function tracked(work: Promise<void>): Promise<void> {
    const done = work.catch(() => {})
    underWay.add(done)
    void done.then(() => underWay.delete(done))
    return work
  }

  /** There is a place, or nothing to wait for any more. */
  function goOn(): void {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  /** Drops the tables that have nothing more to do. */
  function look(): void {
    cancel = () => {}
    for (const [id, room] of awake) {
      if (!room.idle()) continue
      awake.delete(id)
      letGo(id)
    }
    if (awake.size < MAX_AWAKE) goOn()
    if (awake.size > 0 && !stopped) cancel = clock.after(LOOK_AGAIN, look)
  }

  function keepAwake(id: TableId, loaded: Room): void {
    if (awake.size === 0) cancel = clock.after(LOOK_AGAIN, look)
    awake.set(id, loaded)
  }

  /** Resolved when there is a place for one more. */
  async function place(): Promise<void> {
    while (awake.size >= MAX_AWAKE && !stopped) await new Promise<void>((resolve) => void waiting.add(resolve))
  }

  async function rouse(id: TableId): Promise<boolean> {
    await place()
    if (stopped) return false
    try {
      const loaded = await load(id)
      // A table that was being loaded while the server stopped is stopped with the others.
      if (loaded === undefined || stopped) return true
      if (loaded.idle()) letGo(id)
      else keepAwake(id, loaded)
      return true
    } catch (error) {
      // One table that cannot be read must not keep the others asleep.
      log.error({ table: id, error: errorLocation(error) }, 'a table cannot be loaded')
      return false
    } finally {
      await yieldToEventLoop()
    }
  }

  async function wake(): Promise<void> {
    let after = ''
    for (let found = await store.movingTables(after, PORTION); found.length > 0 && !stopped; ) {
      for (const id of found) await rouse(id)
      after = found.at(-1) ?? after
      found = stopped ? [] : await store.movingTables(after, PORTION)
    }
  }

  async function wakeDue(): Promise<void> {
    for (const id of await store.tablesDue(uptime.now(), PORTION))
      if (!stopped && !(await rouse(id)) && !stopped) await store.putOffClocks(id, uptime.now() + HOUR)
  }

  return {
    wake: () => tracked(wake()),
    wakeDue: () => tracked(wakeDue()),
    awake: () => awake.size,
    async stop() {
      stopped = true
      cancel()
      goOn()
      await Promise.all(underWay)
    },
  }
}
