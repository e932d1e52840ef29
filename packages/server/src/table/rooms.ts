import { randomBytes } from 'node:crypto'
import { digest, isRefusal, type Refusal, refuse } from '@selva/core'
import type { ListedTable, NewTable } from '@selva/protocol'
import { USUAL_TERMS } from '@selva/protocol'
import { inviteFrom, newInvite, newTableId } from '../base/code.ts'
import type { PersonId, TableId } from '../base/ids.ts'
import { placeOf } from '../base/log.ts'
import { MailboxClosed, mailbox } from '../base/mailbox.ts'
import { listedView } from '../lobby/listed.ts'
import { offeredFrom } from '../lobby/offered.ts'
import { bansIn } from '../store/rows/bans.ts'
import { NOBODY, type Status, type Table } from '../store/rows/table.ts'
import { Closing } from './closing.ts'
import type { Ports } from './ports.ts'
import { newQueues } from './queues.ts'
import { openRoom, type Room } from './room.ts'
import { handOver, nameAt, seatOf } from './seating.ts'
import { mayKnow } from './view.ts'
import { wakingOf } from './waking.ts'

/** A table that nobody needs stays in memory this long. */
const KEPT_IDLE = 60_000
/** Open tables are offered for a day, the newest first. */
const OFFERED_FOR = 24 * 60 * 60 * 1000
const MOST_OFFERED = 50

/** What is asked for a new table. */
export type Wish = Pick<NewTable, 'game' | 'setting' | 'terms' | 'listed'> & {
  /** A position to open with, as the game's `arrange` reads it. */
  readonly arrangement?: unknown
  /** The address it comes from, as limits count addresses. */
  readonly from?: string
}

/** All tables of the server: those in memory, and a way to the others. */
export type Rooms = {
  make(wish: Wish, host: PersonId | undefined): Promise<Room | Refusal>
  find(id: string): Promise<Room | undefined>
  invited(invite: string): Promise<TableId | undefined>
  /** The tables anybody may join or watch, the newest first. */
  listed(): Promise<readonly ListedTable[]>
  /**
   * Another game of the same for those who sat at a table that is over: the first who asks is its host, and it starts
   * by itself a little later with whoever has come and bots for the rest; at once when all of them have.
   */
  rematch(id: string, person: PersonId): Promise<Room | Refusal>
  renamed(person: PersonId, name: string): Promise<void>
  /** Somebody has blocked somebody, or no longer does. */
  blocksChanged(person: PersonId): Promise<void>
  /** A guest was merged into an account: authors and votes are read again. */
  guestMerged(): Promise<void>
  /** A guest's seat at a table becomes that of whom they turned out to be. */
  handOver(id: TableId, from: PersonId, to: PersonId): Promise<Refusal | undefined>
  /** After a start of the server: games in which a bot is to move go on. Done when all of them have been loaded. */
  wake(): Promise<void>
  /** Clocks that have run out while nobody followed their table count. */
  wakeDue(): Promise<void>
  /** Is this table in memory? */
  inMemory(id: TableId): boolean
  /** How many tables are in memory, by status. */
  census(): Promise<{ readonly [S in Status]: number }>
  /** Nothing more is taken in; what is under way is finished. */
  stop(): Promise<void>
}

/** Is everybody who sat at one table at the other too? Then nobody is waited for. */
const allCame = (old: Table, next: Table): boolean =>
  old.seats.every((holder) => holder.by !== 'person' || seatOf(next, holder.person) > 0)

export function newRooms(ports: Ports): Rooms {
  const { store, clock, games, people, log, limits } = ports
  const rooms = new Map<TableId, Promise<Room>>()
  const retiring = new Map<TableId, () => void>()
  const bans = bansIn(store.sql)
  /** One at a time: two who ask at once meet at the same table. */
  const rematches = mailbox()
  /** One table after the other of each host, so that counting them is exact. */
  const hosting = newQueues()
  const offered = offeredFrom(store)
  let stopped = false
  /** Tables that have left the memory and still finish a job. */
  const leaving = new Set<Promise<void>>()
  const sleepers = wakingOf({
    store,
    clock,
    uptime: ports.uptime,
    log,
    async load(id) {
      if (rooms.has(id)) return undefined
      const [opening] = await load(id)
      return opening
    },
    letGo(id) {
      const opening = rooms.get(id)
      // Somebody who has asked for it since keeps it in memory.
      if (opening === undefined || retiring.has(id)) return
      void opening.then(
        (room) => room.idle() && !retiring.has(id) && drop(id, opening),
        () => {},
      )
    },
  })

  /** Keeps a table in memory for a while from now on. */
  function keep(id: TableId, opening: Promise<Room>, room: Room): void {
    if (stopped || rooms.get(id) !== opening) return
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

  /** The tables in memory, apart from those that cannot be loaded. */
  async function loaded(): Promise<readonly Room[]> {
    const all = await Promise.allSettled(rooms.values())
    return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
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
    if (stopped) throw new Closing()
    const table = await store.table(id)
    if (table === undefined) return []
    // Somebody else may have begun to load it meanwhile.
    const begun = rooms.get(id)
    if (begun !== undefined) return [begun]
    if (stopped) throw new Closing()
    return [begin(table)]
  }

  async function find(id: string): Promise<Room | undefined> {
    const [opening] = await load(id as TableId)
    const room = await opening
    if (opening === undefined || room === undefined) return undefined
    if (room.gone()) {
      drop(id as TableId, opening)
      return undefined
    }
    // It may have left the memory in the very moment.
    if (rooms.get(id as TableId) !== opening) return find(id)
    keep(id as TableId, opening, room)
    return room
  }

  /** Why this host may not open another table now. */
  async function mayHost(host: PersonId): Promise<Refusal | undefined> {
    if (await bans.isBanned(host, clock.now())) return refuse('banned')
    return (await store.openOf(host)) < limits.openTables ? undefined : refuse('openTables', limits.openTables)
  }

  const make = (wish: Wish, host: PersonId | undefined): Promise<Room | Refusal> =>
    host === undefined
      ? added(wish, undefined)
      : hosting(host, async () => (await mayHost(host)) ?? (await added(wish, host)))

  async function added(
    { game: id, setting: draft, terms, listed, arrangement, from }: Wish,
    host: PersonId | undefined,
  ): Promise<Room | Refusal> {
    if (stopped) return refuse('closing')
    const playable = Object.hasOwn(games, id) ? games[id] : undefined
    if (playable === undefined) return refuse('game', id)
    const { game } = playable
    const setting = game.setting(draft)
    if (isRefusal(setting)) return refuse('setting', `${setting.refused} ${setting.about}`.trim())
    if (arrangement !== undefined) {
      const facts: unknown = game.arrange(setting, arrangement)
      if (isRefusal(facts)) return facts
    }
    const fresh = newTableId()
    if (listed && from !== undefined && !(await offered.take(from, fresh, limits.addressListed)))
      return refuse('tooMany')
    const table: Table = {
      id: fresh,
      game: id,
      // What the game has understood, and nothing else that was sent.
      setting: game.wishes(setting),
      terms: { ...USUAL_TERMS, ...terms },
      listed,
      status: 'open',
      host: host === undefined ? 0 : 1,
      seats: Array.from({ length: game.seats(setting) }, (_, i) =>
        i === 0 && host !== undefined ? { by: 'person', person: host, name: '' } : NOBODY,
      ),
      invite: newInvite(),
      arrangement: arrangement === undefined ? '' : JSON.stringify(arrangement),
      removed: [],
      rematch: '',
      made: clock.now(),
      since: ports.uptime.now(),
      version: 0,
    }
    await store.addTable(table, randomBytes(32))
    ports.listChanged()
    return (await find(table.id)) ?? refuse('busy')
  }

  async function rematch(id: string, person: PersonId): Promise<Room | Refusal> {
    const old = await find(id)
    if (old === undefined || !mayKnow(old.table(), person, '')) return refuse('unknownTable')
    const { game, setting, terms, status, rematch: known } = old.table()
    if (seatOf(old.table(), person) === 0) return refuse('notSeated')
    if (status !== 'over') return refuse('stillRunning')
    const begun = known === '' ? undefined : await find(known)
    if (begun !== undefined) {
      const refusal = await begun.sit(person, begun.table().invite)
      if (refusal === undefined && allCame(old.table(), begun.table())) begun.startLater(0)
      return refusal ?? begun
    }
    // Its seats are for those who were there, so nobody else is offered one.
    const next = await make({ game, setting, terms, listed: false }, person)
    if (isRefusal(next)) return next
    const refusal = await old.rematchAt(next.table().id, ports.rematch)
    next.startLater(allCame(old.table(), next.table()) ? 0 : ports.rematch)
    return refusal ?? next
  }

  /** A table that is not in memory is changed in the store, without loading its game. */
  async function handSeatOver(id: TableId, from: PersonId, to: PersonId): Promise<Refusal | undefined> {
    const known = await rooms.get(id)
    if (known !== undefined) return known.handOver(from, to)
    const table = await store.table(id)
    if (rooms.has(id)) return handSeatOver(id, from, to)
    const next = table === undefined ? refuse('unknownTable') : handOver(table, from, to)
    if (isRefusal(next)) return next.refused === 'unknownTable' ? undefined : next
    if (next === table) return undefined
    if (!(await store.changeTable(next))) return refuse('busy')
    // Somebody may have begun to load it while the change was being stored.
    await (await rooms.get(id))?.reread()
    ports.listChanged()
    return undefined
  }

  return {
    make,
    find,
    handOver: handSeatOver,
    invited: (invite) => store.tableInvited(digest(inviteFrom(invite))),
    async listed() {
      const after = clock.now() - OFFERED_FOR
      const wish = { madeAfter: after, most: MOST_OFFERED, perHost: limits.listed }
      const open = await store.listedTables({ ...wish, status: 'open' })
      const running = await store.listedTables({ ...wish, status: 'running' })
      const views: ListedTable[] = []
      for (const table of [...open, ...running]) {
        const host = table.seats[table.host - 1]
        views.push(listedView(table, host?.by === 'person' ? nameAt(host, await people.nameOf(host.person)) : ''))
      }
      return views
    },
    rematch: (id, person) =>
      rematches
        .post(() => rematch(id, person))
        .catch((error: unknown) => {
          if (error instanceof MailboxClosed) return refuse('closing')
          throw error
        }),
    inMemory: (id) => rooms.has(id),
    async blocksChanged(person) {
      for (const room of await loaded()) await room.chat.blocksChanged(person)
    },
    async guestMerged() {
      for (const room of await loaded()) await room.chat.recall()
    },
    async renamed(person, name) {
      for (const room of await loaded()) await room.renamed(person, name)
      ports.listChanged()
    },
    wake: () =>
      sleepers
        .wake()
        .catch((error: unknown) => log.error({ error: placeOf(error) }, 'tables could not be loaded after the start')),
    wakeDue: sleepers.wakeDue,
    async census() {
      const count = { open: 0, running: 0, over: 0 }
      for (const room of await loaded()) count[room.table().status]++
      return count
    },
    async stop() {
      stopped = true
      await sleepers.stop()
      for (const cancel of retiring.values()) cancel()
      retiring.clear()
      await rematches.close()
      for (const [id, opening] of rooms) drop(id, opening)
      await Promise.all(leaving)
    },
  }
}
