import { type Refusal, refuse } from '@selva/core'
import type { BotLevel } from '@selva/protocol'
import { sameInvite } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import { type Holder, NOBODY, type Table } from '../store/rows/table.ts'
import { botNames } from './crew.ts'

/** The person's seat; 0 if they have none here. */
export const seatOf = (table: Table, person: PersonId | undefined): number =>
  table.seats.findIndex((h) => h.by === 'person' && h.person === person) + 1

/** The name of a person at a table: as it says there, and nothing at all once they have deleted their account. */
export const nameAt = ({ name }: { readonly name: string }, now: string): string => (now === '' ? '' : name || now)

export const withSeat = (table: Table, seat: number, holder: Holder): Table => ({
  ...table,
  seats: table.seats.map((h, i) => (i === seat - 1 ? holder : h)),
})

/** The level of the bot in this seat, or of the one that takes it at the start. */
export function botLevelAt({ seats, terms }: Table, seat: number): BotLevel {
  const holder = seats[seat - 1]
  return holder === undefined || holder.by === 'person' ? terms.bots : (holder.level ?? terms.bots)
}

/** The host sets the level of the bot that takes this free seat, or of all that will take one. */
export function setLevel(table: Table, seat: number | undefined, level: BotLevel): Table | Refusal {
  if (seat !== undefined && table.seats[seat - 1]?.by !== 'nobody') return refuse('seats', seat)
  return {
    ...table,
    seats: table.seats.map((holder, i) =>
      holder.by === 'nobody' && (seat ?? i + 1) === i + 1 ? { ...holder, level } : holder,
    ),
  }
}

/** A person takes a free seat, the first one unless the `wanted` one is free; the first person at a table without a host becomes its host. */
export function sit(table: Table, person: PersonId, invite: string, wanted = 0): Table | Refusal {
  if (seatOf(table, person) > 0) return table
  const invited = sameInvite(invite, table.invite)
  if (!table.listed && !invited) return invite === '' ? refuse('unknownTable') : refuse('wrongInvite')
  if (table.status !== 'open') return refuse('tableStarted')
  if (table.removed.includes(person)) return refuse('removed')
  const isFree = table.seats[wanted - 1]?.by === 'nobody'
  const seat = isFree ? wanted : table.seats.findIndex((h) => h.by === 'nobody') + 1
  if (seat === 0) return refuse('tableFull')
  return { ...withSeat(table, seat, { by: 'person', person, name: '' }), host: table.host === 0 ? seat : table.host }
}

/** A seat becomes free before the start; the host's part goes to the next person. */
function freed(table: Table, seat: number): Table {
  const left = withSeat(table, seat, NOBODY)
  if (table.host !== seat) return left
  return { ...left, host: left.seats.findIndex((h) => h.by === 'person') + 1 }
}

/** A person gets up before the start. */
export const leave = (table: Table, person: PersonId): Table => freed(table, seatOf(table, person))

/** A person changes to another seat that is free, before the start. The bot that was to take that one takes theirs. */
export function move(table: Table, person: PersonId, seat: number): Table | Refusal {
  const from = seatOf(table, person)
  const [mine, free] = [table.seats[from - 1], table.seats[seat - 1]]
  if (seat === from) return table
  if (mine === undefined || free?.by !== 'nobody') return refuse('seats', seat)
  const moved = withSeat(withSeat(table, seat, mine), from, free)
  return table.host === from ? { ...moved, host: seat } : moved
}

/** The host sends the person in this seat away, before the start; `forGood`, so that they cannot sit down here again. */
export function remove(table: Table, seat: number, forGood: boolean): Table | Refusal {
  const holder = table.seats[seat - 1]
  if (seat === table.host || holder === undefined) return refuse('seats', seat)
  const left = freed(table, seat)
  return holder.by === 'person' && forGood ? { ...left, removed: [...left.removed, holder.person] } : left
}

/** The host takes a removal back: the person has the seat again, if it is still free. */
export function bringBack(table: Table, seat: number, person: PersonId | undefined): Table | Refusal {
  if (person === undefined || table.seats[seat - 1]?.by !== 'nobody' || seatOf(table, person) > 0)
    return refuse('seats', seat)
  const back = withSeat(table, seat, { by: 'person', person, name: '' })
  return { ...back, removed: table.removed.filter((one) => one !== person) }
}

/** The table with this many seats: people in seats that go move to the first free ones, if there are enough. */
export function withSeats(table: Table, seats: number): Table | Refusal {
  const people = table.seats.filter(({ by }) => by === 'person').length
  if (people > seats) return refuse('seats', seats)
  const host = table.seats[table.host - 1]
  const left = Array.from({ length: seats }, (_, i): Holder => table.seats[i] ?? NOBODY)
  for (const holder of table.seats.slice(seats))
    if (holder.by === 'person') left[left.findIndex(({ by }) => by === 'nobody')] = holder
  return { ...table, seats: left, host: host === undefined ? table.host : left.indexOf(host) + 1 }
}

/**
 * A guest's seat becomes the seat of the person they turned out to be. If that person has a seat too, the guest's is
 * freed before the start; in a running game nobody may hold two hands.
 */
export function handOver(table: Table, from: PersonId, to: PersonId): Table | Refusal {
  const seat = seatOf(table, from)
  const holder = table.seats[seat - 1]
  if (holder?.by !== 'person') return table
  if (seatOf(table, to) > 0 && table.status === 'open') return freed(table, seat)
  if (seatOf(table, to) > 0 && table.status === 'running') return refuse('sameTable', table.id)
  return withSeat(table, seat, { ...holder, person: to, name: table.status === 'open' ? '' : holder.name })
}

/**
 * The game begins: bots take the free seats, and people keep the names they came with. A person who is out of the game,
 * or mute, could else still speak to the players, by taking a message as a name.
 */
export function start(table: Table, nameOf: (person: PersonId) => string): Table {
  const people = table.seats.flatMap((holder) => (holder.by === 'person' ? [nameOf(holder.person)] : []))
  const bots = botNames(table, people)
  return {
    ...table,
    status: 'running',
    seats: table.seats.map((holder, i) => {
      if (holder.by === 'person') return { ...holder, name: nameOf(holder.person) }
      if (holder.by === 'bot') return holder
      return { ...holder, by: 'bot', name: bots[i] ?? '' }
    }),
  }
}
