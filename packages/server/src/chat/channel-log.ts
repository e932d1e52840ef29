import { randomBytes } from 'node:crypto'
import { CHANNELS, type Channel, type Said } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import { type SaidRow, saidIn } from '../store/rows/said.ts'
import { whoIs } from './author.ts'
import type { ChatPorts } from './chat-table.ts'
import { linesToDrop, newest } from './window.ts'
import type { Words } from './words.ts'

/** A line before it is stored. */
type NewLine = {
  readonly channel: Channel
  readonly person: PersonId
  readonly seat: number
  readonly name: string
  readonly words: Words
  /** The id that the sender's page gave it. */
  readonly sent: string
}

/** The newest lines of all channels of one table. */
export type ChannelLog = {
  /** The lines in memory, in order. */
  lines(): readonly SaidRow[]
  /** Reads all again. */
  load(): Promise<void>
  /** Reads the lines that were added since; returns them. */
  fetchNew(): Promise<readonly SaidRow[]>
  /** Reads the known lines again; returns those that a moderator has hidden since. */
  fetchHidden(): Promise<readonly SaidRow[]>
  /** Stores a line, and drops those that it pushes out. `fetchNew` then finds it. */
  add(line: NewLine): Promise<void>
}

/** A line as it is sent. */
export const seen = (table: TableId, row: SaidRow): Said => ({
  id: row.id,
  channel: row.channel,
  who: whoIs(table, row.person),
  seat: row.seat,
  name: row.name,
  at: row.at,
  hidden: row.hidden === 1,
  text: row.hidden === 1 ? '' : row.body,
  phrase: row.hidden === 1 ? '' : row.phrase,
  about: row.hidden === 1 ? 0 : row.about,
})

export function channelLog(
  { store, clock, limits }: Pick<ChatPorts, 'store' | 'clock' | 'limits'>,
  table: TableId,
): ChannelLog {
  const log = saidIn(store.sql)
  let said: readonly SaidRow[] = []
  const lastKnown = (): number => said.at(-1)?.n ?? 0

  /** All lines that are kept, in order. */
  async function kept(): Promise<readonly SaidRow[]> {
    const rows = await Promise.all(CHANNELS.map((channel) => log.last(table, channel, limits.channelLines)))
    return rows.flat().toSorted((a, b) => a.n - b.n)
  }

  return {
    lines: () => said,
    async load() {
      said = await kept()
    },
    async fetchNew() {
      const rows = await log.after(table, lastKnown())
      said = newest([...said, ...rows], limits)
      return rows
    },
    async fetchHidden() {
      const before = new Set(said.filter(({ hidden }) => hidden === 1).map(({ id }) => id))
      const known = lastKnown()
      said = (await kept()).filter(({ n }) => n <= known)
      return said.filter((row) => row.hidden === 1 && !before.has(row.id))
    },
    async add({ words, channel, person, ...line }) {
      const dropped = linesToDrop(said, channel, person, limits)
      await log.add(
        {
          t: table,
          id: randomBytes(9).toString('base64url'),
          channel,
          person,
          ...line,
          ...words,
          at: clock.now(),
        },
        dropped.map(({ n }) => n),
      )
      said = said.filter((row) => !dropped.includes(row))
    },
  }
}
