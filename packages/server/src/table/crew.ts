import { crewStyle } from '@selva/bots'
import { digest } from '@selva/core'
import { CREW, crewNamed } from '@selva/protocol'
import { distinctFrom } from '../people/distinct.ts'
import type { Table } from '../store/rows/table.ts'
import { skeleton } from '../text/skeleton.ts'

/** The crew in an order that the table's id alone decides, before anything is dealt. */
const shuffled = (id: string): readonly string[] =>
  CREW.map((name) => ({ name, place: digest(`crew/${id}/${name}`) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ name }) => name)

/**
 * The names of the bots by seat − 1, those that play and those that will; empty where a person sits. They follow from
 * the table's id, its seats and the names of its people, so the bot in a seat tells nothing about a hidden card.
 */
export function botNames({ id, seats }: Pick<Table, 'id' | 'seats'>, people: readonly string[]): readonly string[] {
  const settled = seats.flatMap((holder) => (holder.by !== 'person' && holder.name !== undefined ? [holder.name] : []))
  const taken = new Set([...people, ...settled].map(skeleton))
  const isFree = (name: string): boolean => !taken.has(skeleton(name))
  // Each seat has a member of its own, so that no bot changes when another seat is taken.
  const order = seats.some(({ by }) => by === 'nobody') ? shuffled(id) : []
  const spare = order.slice(seats.length).filter(isFree)
  const given = people.filter((name) => name !== '')
  return seats.map((holder, i) => {
    if (holder.by === 'person') return ''
    if (holder.by === 'bot') return holder.name
    const own = order.slice(i, i + 1).find(isFree)
    const name = distinctFrom(given, holder.name ?? own ?? spare.shift() ?? order[i % order.length] ?? '')
    given.push(name)
    return name
  })
}

/** The style of a bot with this name at a table of this game, if it has one. */
export function styleNamed(game: string, name: string): string | undefined {
  const member = crewNamed(name)
  return member === undefined ? undefined : crewStyle(game, member)
}
