import { type GameRecord, isRefusal, type Refusal, refuse } from '@selva/core'
import type { Language, ShareChange, ShareInfo } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { newShareToken } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import type { Games } from '../games/games.ts'
import type { Sql } from '../store/engine/sql.ts'
import { sharesIn } from '../store/rows/shares.ts'
import type { Table } from '../store/rows/table.ts'
import type { Rooms } from '../table/rooms.ts'
import { seatOf } from '../table/seating.ts'
import { type Preview, previewOf } from './preview.ts'

/**
 * Public links to finished games. A link belongs to the player who made it, and each player decides whether links to the
 * game name them. Nothing of the chat and no notes are in what a link shows.
 */
export type Shares = {
  /** The link as this reader of the table may know it. */
  info(table: Table, reader: PersonId): Promise<ShareInfo>
  change(table: Table, person: PersonId, change: ShareChange): Promise<ShareInfo | Refusal>
  /** The game that a link leads to. A link that was taken back and one that never was are alike. */
  open(token: string): Promise<GameRecord | undefined>
  /** The preview that a chat shows of the link. */
  preview(token: string, language: Language): Promise<Preview | undefined>
}

const peopleAt = ({ seats }: Table): readonly PersonId[] =>
  seats.flatMap((holder) => (holder.by === 'person' ? [holder.person] : []))

/** Alone with bots people are named unless they say otherwise; among people only if they agree. */
const isNamed = (table: Table, said: ReadonlyMap<PersonId, boolean>, person: PersonId): boolean =>
  said.get(person) ?? peopleAt(table).length === 1

export function sharesOf({
  sql,
  clock,
  rooms,
  games,
}: {
  readonly sql: Sql
  readonly clock: Clock
  readonly rooms: Pick<Rooms, 'find'>
  readonly games: Games
}): Shares {
  const rows = sharesIn(sql)

  async function info(table: Table, reader: PersonId): Promise<ShareInfo> {
    const sits = seatOf(table, reader) > 0
    const links = table.status === 'over' && (sits || table.listed) ? await rows.of(table.id) : []
    const own = links.find(({ person }) => person === reader)
    return {
      link: (sits ? own : links[0])?.token ?? '',
      named: sits && isNamed(table, await rows.named(table.id), reader),
      alone: peopleAt(table).length === 1,
    }
  }

  async function open(token: string): Promise<GameRecord | undefined> {
    const id = await rows.table(token)
    const room = id === undefined ? undefined : await rooms.find(id)
    if (room === undefined) return undefined
    const said = await rows.named(room.table().id)
    const record = room.sharedRecord((person) => isNamed(room.table(), said, person))
    return isRefusal(record) ? undefined : record
  }

  return {
    info,
    async change(table, person, { link, named }) {
      if (seatOf(table, person) === 0) return refuse('notSeated')
      if (table.status !== 'over') return refuse('stillRunning')
      if (named !== undefined) await rows.name(table.id, person, named)
      if (link === true) await rows.add({ token: newShareToken(), table: table.id, person, at: clock.now() })
      if (link === false) await rows.drop(table.id, person)
      return info(table, person)
    },
    open,
    async preview(token, language) {
      const record = await open(token)
      return record === undefined ? undefined : previewOf(games, record, language)
    },
  }
}
