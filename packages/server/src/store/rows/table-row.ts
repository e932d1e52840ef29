import { botLevelNamed, DEFAULT_TERMS, DOCUMENT_KINDS, SettingDraft, TermsBody } from '@selva/protocol'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { PersonId, TableId } from '../../base/ids.ts'
import { type Holder, NOBODY, TABLE_STATUSES, type Table, type TableDocument } from './table.ts'

const Documents = Type.Array(
  Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    kind: Type.Optional(Type.Enum([...DOCUMENT_KINDS])),
    title: Type.Optional(Type.String()),
    changed: Type.Optional(Type.Boolean()),
    parent: Type.Optional(Type.Object({ id: Type.String(), title: Type.String() })),
  }),
)

/** The documents of a table as its row says them. */
export const documentsFrom = (text: string): readonly TableDocument[] =>
  text === '' ? [] : Value.Parse(Documents, JSON.parse(text))

/** A table as its row says it. */
export type TableRow = {
  readonly id: string
  readonly game: string
  readonly setting: string
  readonly terms: string
  readonly listed: number
  readonly status: string
  readonly host: number
  readonly invite: string
  readonly arrangement: string
  readonly side: string
  readonly removed: string
  readonly rematch: string
  readonly made: number
  readonly version: number
  readonly since: number
  readonly documents: string
}

/** A seat as its row says it; what does not apply is empty. */
export type SeatRow = {
  readonly holder: string
  readonly person: string
  readonly name: string
  readonly level: string
}

function holderFrom({ holder, person, name, level: kept }: SeatRow): Holder {
  if (holder === 'person') return { by: 'person', person: person as PersonId, name }
  const level = botLevelNamed(kept)
  const bot = level === undefined ? {} : { level }
  return holder === 'bot' ? { by: 'bot', name, ...bot } : { ...NOBODY, ...bot, ...(name === '' ? {} : { name }) }
}

/** A table from its row and those of its seats, in seat order. */
export function tableFrom(row: TableRow, seats: readonly SeatRow[]): Table {
  const status = TABLE_STATUSES.find((s) => s === row.status)
  if (status === undefined) throw new Error(`no such status: ${row.status}`)
  return {
    id: row.id as TableId,
    game: row.game,
    setting: Value.Parse(SettingDraft, JSON.parse(row.setting)),
    // Terms that did not exist yet when the table was made have their defaults.
    terms: Value.Parse(TermsBody, { ...DEFAULT_TERMS, ...JSON.parse(row.terms) }),
    listed: row.listed === 1,
    status,
    host: row.host,
    seats: seats.map(holderFrom),
    invite: row.invite,
    arrangement: row.arrangement,
    side: row.side,
    removed: JSON.parse(row.removed),
    rematch: row.rematch as TableId | '',
    made: row.made,
    version: row.version,
    since: row.since,
    documents: documentsFrom(row.documents),
  }
}
