import type { TableId } from '../base/ids.ts'
import type { Table } from '../store/rows/table.ts'
import { ServerClosing } from './closing.ts'
import type { Ports } from './ports.ts'
import { openRoom, type Room } from './room.ts'

/** A table that nobody needs stays in memory this long. */
const KEPT_IDLE = 60_000

/** The tables in memory, and the way to load the others. */
export type Registry = {
  has(id: TableId): boolean
  /** The table if it is in memory or being loaded; a look does not keep it there. */
  inMemory(id: TableId): Promise<Room> | undefined
  /** Loads a table for the server alone; nothing if it is in memory already, or is no more. */
  loadAlone(id: TableId): Promise<Room | undefined>
  /** Loads a table if need be, and keeps it in memory for a while. */
  find(id: string): Promise<Room | undefined>
  /** All tables in memory, apart from those that cannot be loaded. */
  all(): Promise<readonly Room[]>
  /** Drops an idle table from memory, unless it has been asked for since. */
  letGo(id: TableId): void
  /** Loads nothing more. */
  close(): void
  closed(): boolean
  /** Stops all tables; done when what is under way has ended. */
  stop(): Promise<void>
}

export function registryOf(ports: Ports): Registry {
  const { store, clock } = ports
  const rooms = new Map<TableId, Promise<Room>>()
  const retiring = new Map<TableId, () => void>()
  /** Tables that have left the memory and still finish a job. */
  const leaving = new Set<Promise<void>>()
  let closed = false

  /** Keeps a table in memory for a while from now on. */
  function keep(id: TableId, opening: Promise<Room>, room: Room): void {
    if (closed || rooms.get(id) !== opening) return
    retiring.get(id)?.()
    retiring.set(
      id,
      clock.after(KEPT_IDLE, () => (room.idle() ? drop(id, opening) : keep(id, opening, room))),
    )
  }

  /** Takes a table out of memory: the next page loads it again. */
  function drop(id: TableId, opening: Promise<Room>): void {
    if (rooms.get(id) !== opening) return
    rooms.delete(id)
    retiring.get(id)?.()
    retiring.delete(id)
    const left: Promise<void> = opening.then(
      (room) => room.stop(),
      () => {},
    )
    leaving.add(left)
    void left.then(() => leaving.delete(left))
  }

  function begin(table: Table): Promise<Room> {
    const { id } = table
    const opening: Promise<Room> = openRoom(ports, table, () => drop(id, opening))
    rooms.set(id, opening)
    opening.catch(() => drop(id, opening))
    return opening
  }

  /** A table that is being loaded, in a list that is empty if there is none: awaiting must not wait for the loading. */
  async function load(id: TableId): Promise<Promise<Room>[]> {
    const known = rooms.get(id)
    if (known !== undefined) return [known]
    if (closed) throw new ServerClosing()
    const table = await store.table(id)
    if (table === undefined) return []
    // Another caller may have begun to load it meanwhile.
    const begun = rooms.get(id)
    if (begun !== undefined) return [begun]
    if (closed) throw new ServerClosing()
    return [begin(table)]
  }

  async function find(id: TableId): Promise<Room | undefined> {
    const [opening] = await load(id)
    const room = await opening
    if (opening === undefined || room === undefined) return undefined
    if (room.gone()) {
      drop(id, opening)
      return undefined
    }
    // It may have left the memory in the very moment.
    if (rooms.get(id) !== opening) return find(id)
    keep(id, opening, room)
    return room
  }

  return {
    has: (id) => rooms.has(id),
    inMemory: (id) => rooms.get(id),
    async loadAlone(id) {
      if (rooms.has(id)) return undefined
      const [opening] = await load(id)
      return opening
    },
    find: (id) => find(id as TableId),
    async all() {
      const all = await Promise.allSettled(rooms.values())
      return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    letGo(id) {
      const opening = rooms.get(id)
      if (opening === undefined || retiring.has(id)) return
      void opening.then(
        (room) => room.idle() && !retiring.has(id) && drop(id, opening),
        () => {},
      )
    },
    close() {
      closed = true
    },
    closed: () => closed,
    async stop() {
      for (const cancel of retiring.values()) cancel()
      retiring.clear()
      for (const [id, opening] of rooms) drop(id, opening)
      await Promise.all(leaving)
    },
  }
}
