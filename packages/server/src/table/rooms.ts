import { randomBytes } from 'node:crypto'
import { digest, isRefusal, type Refusal, refuse } from '@selva/core'
import { listedView } from '../lobby/listed.ts'
import { placeOf } from '../log.ts'
import type { PersonId } from '../people/person.ts'
import type { ListedTable, NewTable } from '../protocol.ts'
import { bansIn } from '../store/bans.ts'
import { USUAL_TERMS } from '../terms.ts'
import { inviteFrom, newInvite, newTableId } from './code.ts'
import { mailbox } from './mailbox.ts'
import type { Ports } from './ports.ts'
import { openRoom, type Room } from './room.ts'
import { seatOf } from './seating.ts'
import { NOBODY, type Status, type Table, type TableId } from './table.ts'
import { mayKnow } from './view.ts'

/** A table that nobody needs stays in memory this long. */
const KEPT_IDLE = 60_000
/** Open tables are offered for a day, the newest first. */
const OFFERED_FOR = 24 * 60 * 60 * 1000
const MOST_OFFERED = 50

/** What is asked for a new table. */
export type Wish = Pick<NewTable, 'game' | 'setting' | 'terms' | 'listed'> & {
  /** A position to open with, as the game's `arrange` reads it. */
  readonly arrangement?: unknown
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
  renamed(person: PersonId, name: string): void
  /** Somebody has blocked somebody, or no longer does. */
  blocksChanged(person: PersonId): Promise<void>
  /** Somebody turned out to be somebody else. */
  peopleJoined(): Promise<void>
  /** After a start of the server: running tables go on by themselves. */
  wakeAll(): Promise<void>
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
  const { store, clock, games, people, log } = ports
  const rooms = new Map<TableId, Promise<Room>>()
  const retiring = new Map<TableId, () => void>()
  const bans = bansIn(store.sql)
  /** One at a time: two who ask at once meet at the same table. */
  const rematches = mailbox()
  let stopped = false

  /** Keeps a table in memory for a while from now on. */
  function keep(id: TableId, room: Room): void {
    retiring.get(id)?.()
    if (stopped) return
    retiring.set(
      id,
      clock.after(KEPT_IDLE, () => {
        if (!room.idle()) return keep(id, room)
        drop(id, room)
      }),
    )
  }

  function drop(id: TableId, room: Room): void {
    void room.stop()
    rooms.delete(id)
    retiring.get(id)?.()
    retiring.delete(id)
  }

  async function load(id: TableId): Promise<Room | undefined> {
    const known = rooms.get(id)
    if (known !== undefined) return known
    const table = await store.table(id)
    if (table === undefined) return undefined
    // Somebody else may have begun to load it meanwhile.
    const begun = rooms.get(id)
    if (begun !== undefined) return begun
    const opening = openRoom(ports, table)
    rooms.set(id, opening)
    opening.catch(() => rooms.delete(id))
    return opening
  }

  async function find(id: string): Promise<Room | undefined> {
    const room = await load(id as TableId)
    if (room === undefined) return undefined
    if (room.gone()) {
      drop(id as TableId, room)
      return undefined
    }
    keep(id as TableId, room)
    return room
  }

  async function make(
    { game: id, setting: draft, terms, listed, arrangement }: Wish,
    host: PersonId | undefined,
  ): Promise<Room | Refusal> {
    if (host !== undefined && (await bans.isBanned(host, clock.now()))) return refuse('banned')
    const playable = Object.hasOwn(games, id) ? games[id] : undefined
    if (playable === undefined) return refuse('game', id)
    const { game } = playable
    const setting = game.setting(draft)
    if (isRefusal(setting)) return refuse('setting', `${setting.refused} ${setting.about}`.trim())
    if (arrangement !== undefined) {
      const facts: unknown = game.arrange(setting, arrangement)
      if (isRefusal(facts)) return facts
    }
    const table: Table = {
      id: newTableId(),
      game: id,
      setting: draft,
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

  return {
    make,
    find,
    invited: (invite) => store.tableInvited(digest(inviteFrom(invite))),
    async listed() {
      const after = clock.now() - OFFERED_FOR
      const open = await store.listedTables('open', after, MOST_OFFERED)
      const running = await store.listedTables('running', after, MOST_OFFERED)
      const views: ListedTable[] = []
      for (const table of [...open, ...running.filter(({ terms }) => terms.spectators)]) {
        const host = table.seats[table.host - 1]
        views.push(listedView(table, host?.by === 'person' ? await people.nameOf(host.person) : ''))
      }
      return views
    },
    rematch: (id, person) => rematches.post(() => rematch(id, person)),
    inMemory: (id) => rooms.has(id),
    async blocksChanged(person) {
      for (const room of rooms.values()) await (await room).chat.blocksChanged(person)
    },
    async peopleJoined() {
      for (const room of rooms.values()) await (await room).chat.recall()
    },
    renamed(person, name) {
      for (const room of rooms.values()) void room.then((r) => r.renamed(person, name))
      ports.listChanged()
    },
    async wakeAll() {
      for (const { id } of await store.tablesWith('running')) {
        // One table that cannot be read must not keep the others asleep.
        await find(id).catch((error: unknown) =>
          log.error({ table: id, error: placeOf(error) }, 'a table cannot be loaded'),
        )
      }
    },
    async census() {
      const count = { open: 0, running: 0, over: 0 }
      for (const room of await Promise.allSettled(rooms.values()))
        if (room.status === 'fulfilled') count[room.value.table().status]++
      return count
    },
    async stop() {
      stopped = true
      for (const cancel of retiring.values()) cancel()
      retiring.clear()
      for (const room of rooms.values()) await room.then((r) => r.stop())
    },
  }
}
