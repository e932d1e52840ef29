import type { PlayedDocument } from '@selva/core'
import type { SeatInfo, TableInfo, Tempo } from '@selva/protocol'
import { sameInvite } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import type { Table } from '../store/rows/table.ts'
import { botNames, styleNamed } from './crew.ts'
import { botLevelAt, seatOf } from './seating.ts'

/** The people around a table, as far as its view needs them. */
export type PeopleLookup = {
  readonly name: (person: PersonId) => string
  readonly documents: () => readonly PlayedDocument[]
  readonly here: (person: PersonId) => boolean
  /** Is the seed being made? */
  readonly starting: () => boolean
  readonly ready: (person: PersonId) => boolean
  /** Milliseconds until a bot plays for an absent player; 0 if none is about to. */
  readonly grace: (seat: number) => number
  readonly watchers: () => number
  readonly startsIn: () => number
  /** The person whom the host has removed from this seat, and can bring back. */
  readonly sentAway: (seat: number) => PersonId | undefined
  /** Milliseconds left to join the rematch. */
  readonly rematchLeft: () => number
  /** The tempo in force, if the person at this seat may change it. */
  readonly tempo: (seat: number) => Tempo | undefined
  /** Since when the running game has been resting; 0 if it is not. */
  readonly restingSince: () => number
}

/** The bot of each seat by its name, as everyone may know it before and after the deal. */
function botInfo(table: Table, seat: number, name: string): NonNullable<SeatInfo['bot']> {
  const style = styleNamed(table.game, name)
  return { level: botLevelAt(table, seat), name, ...(style === undefined ? {} : { style }) }
}

function seatsFor(table: Table, company: PeopleLookup, byHost: boolean): readonly SeatInfo[] {
  const people = table.seats.flatMap((holder) => (holder.by === 'person' ? [company.name(holder.person)] : []))
  const names = botNames(table, people)
  return table.seats.map((holder, i): SeatInfo => {
    const seat = i + 1
    if (holder.by === 'person') {
      const { person } = holder
      return {
        seat,
        by: 'person',
        name: company.name(person),
        here: company.here(person),
        ready: company.ready(person),
        grace: company.grace(seat),
      }
    }
    const bot = botInfo(table, seat, names[i] ?? '')
    if (holder.by === 'bot') return { seat, by: 'bot', name: holder.name, here: true, ready: true, grace: 0, bot }
    const gone = byHost ? company.sentAway(seat) : undefined
    const removed = gone === undefined ? {} : { removed: company.name(gone) }
    return { seat, by: 'nobody', name: '', here: false, ready: false, grace: 0, bot, ...removed }
  })
}

/** The table as this reader may know it. */
export function viewFor(table: Table, reader: PersonId | undefined, company: PeopleLookup): TableInfo {
  const you = seatOf(table, reader)
  const resting = company.restingSince()
  const tempo = company.tempo(you)
  const documents = company.documents()
  return {
    id: table.id,
    game: table.game,
    setting: table.setting,
    ...(documents.length === 0 ? {} : { documents }),
    terms: table.terms,
    status: table.status,
    starting: company.starting(),
    listed: table.listed,
    host: table.host,
    seats: [...seatsFor(table, company, you === table.host)],
    you,
    watchers: company.watchers(),
    startsIn: company.startsIn(),
    ...(table.rematch === '' ? {} : { rematch: { left: company.rematchLeft() } }),
    ...(resting === 0 ? {} : { restingSince: resting }),
    ...(tempo === undefined ? {} : { tempo }),
    invite: you > 0 ? table.invite : '',
  }
}

/** May this reader know that the table exists? */
const canSeeTable = (table: Table, reader: PersonId | undefined, invite: string): boolean =>
  table.listed || seatOf(table, reader) > 0 || (invite !== '' && sameInvite(invite, table.invite))

/** May this reader follow what happens at the table? Once it has begun, only where the host lets people watch. */
export const canSubscribe = (table: Table, reader: PersonId | undefined, invite: string): boolean =>
  seatOf(table, reader) > 0 ||
  ((table.status === 'open' || table.terms.spectators) &&
    canSeeTable(table, reader, invite) &&
    !(reader !== undefined && table.removed.includes(reader)))
