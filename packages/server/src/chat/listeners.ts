import type { ChatInfo, FromTable } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { Sql } from '../store/engine/sql.ts'
import { blocksIn } from '../store/rows/blocks.ts'
import type { ChatLineRow } from '../store/rows/chat-lines.ts'
import { authorIdAt } from './author.ts'
import { seen } from './channel-log.ts'
import { canHear, channelOf } from './channels.ts'
import type { ChatTable } from './chat-table.ts'
import type { MuteVotes } from './mute-votes.ts'

/** One open page that listens. */
export type Listener = { readonly person: PersonId; readonly send: (message: string) => void }

/** Most lines sent to a page that begins to listen: the newest. */
const MOST_TOLD = 200

type Page = { blocked: ReadonlySet<PersonId>; place: string }

const text = (message: FromTable): string => JSON.stringify(message)

/** The pages that listen at one table. Each hears what its person may hear and has not blocked. */
export type Listeners = {
  any(): boolean
  /** Sends a page all that it may hear. A page that listens already begins afresh. */
  add(listener: Listener): Promise<void>
  drop(listener: Listener): void
  /** Sends lines to every page that may read them. */
  hear(rows: readonly ChatLineRow[]): void
  /** Sends the votes about a person to every page that can hear that person. */
  tellMutes(about: PersonId): void
  /** Sends everything afresh to pages whose person stands elsewhere than before. */
  regroup(): void
  /** Reads the blocks of a person again. */
  blocksChanged(person: PersonId): Promise<void>
  /** Reads everything again; a page that hears no difference is sent nothing. */
  reread(load: () => Promise<void>): Promise<void>
  /** The lines that a person may read. */
  readableBy(person: PersonId): Promise<readonly ChatLineRow[]>
}

export function listenersAt(
  sql: Sql,
  table: ChatTable,
  lines: () => readonly ChatLineRow[],
  votes: Pick<MuteVotes, 'shownTo'>,
): Listeners {
  const blocks = blocksIn(sql)
  const pages = new Map<Listener, Page>()

  const blockedBy = async (person: PersonId): Promise<ReadonlySet<PersonId>> =>
    new Set((await blocks.of(person)).map(({ other }) => other))
  const mayRead = (person: PersonId, blocked: ReadonlySet<PersonId>, row: ChatLineRow): boolean =>
    canHear(table.standing(person), row.channel) && !blocked.has(row.person)

  function chatFor({ person }: Listener, { blocked }: Page): ChatInfo {
    return {
      voice: channelOf(table.standing(person)) ?? 'none',
      mode: table.mode(),
      who: authorIdAt(table.id, person),
      seats: table.people().map((one) => ({ seat: table.standing(one).seat, who: authorIdAt(table.id, one) })),
      mutes: [...votes.shownTo(person)],
      said: lines()
        .filter((row) => mayRead(person, blocked, row))
        .slice(-MOST_TOLD)
        .map((row) => seen(table.id, row)),
    }
  }
  const chatText = (listener: Listener, page: Page): string => text(['chat', chatFor(listener, page)])

  const placeOf = (person: PersonId): string => {
    const standing = table.standing(person)
    return `${channelOf(standing)} ${canHear(standing, 'out')} ${standing.seat} ${standing.now} ${table.mode()}`
  }
  function tell(listener: Listener, page: Page): void {
    page.place = placeOf(listener.person)
    listener.send(chatText(listener, page))
  }
  async function add(listener: Listener): Promise<void> {
    const page: Page = { blocked: await blockedBy(listener.person), place: '' }
    pages.set(listener, page)
    tell(listener, page)
  }

  return {
    any: () => pages.size > 0,
    add,
    drop(listener) {
      pages.delete(listener)
    },
    hear(rows) {
      for (const row of rows) {
        const message = text(['said', seen(table.id, row)])
        for (const [listener, { blocked }] of pages) if (mayRead(listener.person, blocked, row)) listener.send(message)
      }
    },
    tellMutes(about) {
      const voice = channelOf(table.standing(about))
      for (const { person, send } of pages.keys())
        if (voice !== undefined && canHear(table.standing(person), voice)) send(text(['mutes', votes.shownTo(person)]))
    },
    regroup() {
      for (const [listener, page] of pages) if (page.place !== placeOf(listener.person)) tell(listener, page)
    },
    async blocksChanged(person) {
      for (const listener of [...pages.keys()]) if (listener.person === person) await add(listener)
    },
    async reread(load) {
      const before = new Map([...pages].map(([listener, page]) => [listener, chatText(listener, page)]))
      await load()
      for (const [listener, page] of pages) {
        page.blocked = await blockedBy(listener.person)
        if (chatText(listener, page) !== before.get(listener)) tell(listener, page)
      }
    },
    async readableBy(person) {
      const blocked = await blockedBy(person)
      return lines().filter((row) => mayRead(person, blocked, row))
    },
  }
}
