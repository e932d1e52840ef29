import type { SQLOutputValue } from 'node:sqlite'
import { Value } from 'typebox/value'
import type { PersonId } from '../people/person.ts'
import { SettingDraft, Terms } from '../protocol.ts'
import type { Holder, Status, Table, TableId } from '../table/table.ts'

export type Row = Readonly<Record<string, SQLOutputValue>>

export const text = (row: Row, column: string): string => String(row[column])
export const whole = (row: Row, column: string): number => Number(row[column])

const STATUSES: readonly Status[] = ['open', 'running', 'over']

function holderFrom(row: Row): Holder {
  if (text(row, 'holder') === 'person') return { by: 'person', person: text(row, 'person') as PersonId }
  if (text(row, 'holder') === 'bot') return { by: 'bot', name: text(row, 'name') }
  return { by: 'nobody' }
}

/** A table from its row and those of its seats, in seat order. */
export function tableFrom(row: Row, seats: readonly Row[]): Table {
  const status = STATUSES.find((s) => s === row['status'])
  if (status === undefined) throw new Error(`no such status: ${text(row, 'status')}`)
  return {
    id: text(row, 'id') as TableId,
    game: text(row, 'game'),
    setting: Value.Parse(SettingDraft, JSON.parse(text(row, 'setting'))),
    terms: Value.Parse(Terms, JSON.parse(text(row, 'terms'))),
    listed: whole(row, 'listed') === 1,
    status,
    host: whole(row, 'host'),
    seats: seats.map(holderFrom),
    invite: text(row, 'invite'),
    arrangement: text(row, 'arrangement'),
    made: whole(row, 'made'),
    version: whole(row, 'version'),
  }
}
