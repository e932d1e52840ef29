import { digest, isRefusal, type Refusal, refuse } from '@selva/core'
import type { ListedTable } from '@selva/protocol'
import { inviteFrom } from '../base/code.ts'
import type { PersonId, TableId } from '../base/ids.ts'
import { errorLocation } from '../base/log.ts'
import { listedView } from '../lobby/listed.ts'
import type { TableStatus } from '../store/rows/table.ts'
import { type MakeTable, tableMaker } from './making.ts'
import { playedDocuments } from './played-documents.ts'
import type { Ports } from './ports.ts'
import { type Registry, registryOf } from './registry.ts'
import { type RematchChanges, rematchesOf } from './rematch.ts'
import type { Room } from './room.ts'
import { handOver, nameAt } from './seating.ts'
import { wakingOf } from './waking.ts'

/** Open tables are offered for a day, the newest first. */
const OFFERED_FOR = 24 * 60 * 60 * 1000
const MOST_OFFERED = 50

/** All tables of the server: those in memory, and a way to the others. */
export type Rooms = {
  readonly make: MakeTable
  find(id: string): Promise<Room | undefined>
  /**
   * The table, if this reader may know of it. For all others a table and an id that does not exist take the same way:
   * one question to the store, and nothing is loaded.
   */
  findFor(id: string, reader: PersonId | undefined, invite: string): Promise<Room | undefined>
  invited(invite: string): Promise<TableId | undefined>
  /** The tables anybody may join or watch, the newest first. */
  listed(): Promise<readonly ListedTable[]>
  /**
   * Another game of the same for the people who sat at a table that is over: the first who asks is its host. It starts
   * a little later with everybody who has come and bots for the rest, or at once when all of them have come. Its bots have this level,
   * or else those of the table before.
   */
  rematch(id: string, person: PersonId, changed: RematchChanges): Promise<Room | Refusal>
  renamed(person: PersonId, name: string): Promise<void>
  /** A person has blocked or unblocked another one. */
  blocksChanged(person: PersonId): Promise<void>
  /** A guest was merged into an account: authors and votes are read again. */
  guestMerged(): Promise<void>
  /** A guest's seat at a table becomes the seat of the person they turned out to be. */
  handOver(id: TableId, from: PersonId, to: PersonId): Promise<Refusal | undefined>
  /** After a start of the server: games in which a bot is to move go on. Done when all of them have been loaded. */
  wake(): Promise<void>
  /** Clocks that have run out while nobody followed their table count. */
  wakeDue(): Promise<void>
  /** Is this table in memory? */
  inMemory(id: TableId): boolean
  /** How many tables are in memory, by status. */
  census(): Promise<{ readonly [S in TableStatus]: number }>
  /** Nothing more is taken in; what is under way is finished. */
  stop(): Promise<void>
}

async function listedTables({ store, clock, people, limits }: Ports): Promise<readonly ListedTable[]> {
  const which = { madeAfter: clock.now() - OFFERED_FOR, most: MOST_OFFERED, perHost: limits.listed }
  const open = await store.listedTables({ ...which, status: 'open' })
  const running = await store.listedTables({ ...which, status: 'running' })
  const views: ListedTable[] = []
  for (const table of [...open, ...running]) {
    const host = table.seats[table.host - 1]
    const name = host?.by === 'person' ? nameAt(host, await people.nameOf(host.person)) : ''
    views.push(listedView(table, name, await playedDocuments(store.sql, table)))
  }
  return views
}

/** A table that is not in memory is changed in the store, without loading its game. */
async function handSeatOver(
  ports: Ports,
  registry: Registry,
  id: TableId,
  from: PersonId,
  to: PersonId,
): Promise<Refusal | undefined> {
  const { store, listChanged } = ports
  const known = await registry.inMemory(id)
  if (known !== undefined) return known.handOver(from, to)
  const table = await store.table(id)
  if (registry.has(id)) return handSeatOver(ports, registry, id, from, to)
  const next = table === undefined ? refuse('unknownTable') : handOver(table, from, to)
  if (isRefusal(next)) return next.refused === 'unknownTable' ? undefined : next
  if (next === table) return undefined
  if (!(await store.changeTable(next))) return refuse('busy')
  // Another caller may have begun to load it while the change was being stored.
  await (await registry.inMemory(id))?.reread()
  listChanged()
  return undefined
}

export function newRooms(ports: Ports): Rooms {
  const { store, clock, uptime, log } = ports
  const registry = registryOf(ports)
  const make = tableMaker(ports, registry)
  const findFor: Rooms['findFor'] = async (id, reader, invite) => {
    const known = await store.isKnownTo(id, reader ?? '', digest(inviteFrom(invite)))
    return known ? registry.find(id) : undefined
  }
  const rematches = rematchesOf(registry, (id, person) => findFor(id, person, ''), make, ports.rematch)
  const sleepers = wakingOf({ store, clock, uptime, log, load: registry.loadAlone, letGo: registry.letGo })
  return {
    make,
    find: registry.find,
    findFor,
    handOver: (id, from, to) => handSeatOver(ports, registry, id, from, to),
    invited: (invite) => store.tableInvited(digest(inviteFrom(invite))),
    listed: () => listedTables(ports),
    rematch: rematches.at,
    inMemory: registry.has,
    async blocksChanged(person) {
      for (const room of await registry.all()) await room.chat.blocksChanged(person)
    },
    async guestMerged() {
      for (const room of await registry.all()) await room.chat.reloadLines()
    },
    async renamed(person, name) {
      for (const room of await registry.all()) await room.renamed(person, name)
      ports.listChanged()
    },
    wake: () =>
      sleepers
        .wake()
        .catch((error: unknown) =>
          log.error({ error: errorLocation(error) }, 'tables could not be loaded after the start'),
        ),
    wakeDue: sleepers.wakeDue,
    async census() {
      const count = { open: 0, running: 0, over: 0 }
      for (const room of await registry.all()) count[room.table().status]++
      return count
    },
    async stop() {
      registry.close()
      await sleepers.stop()
      await rematches.stop()
      await registry.stop()
    },
  }
}
