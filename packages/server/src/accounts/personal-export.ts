import { type Batch, type Seat, textOf } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { ServerGame } from '../games/games.ts'
import type { People } from '../people/people.ts'
import { everySitting, type PersonSeat } from '../store/rows/person-seats.ts'
import type { Store } from '../store/store.ts'

export type ExportPorts = {
  readonly people: Pick<People, 'personSeats' | 'personalData' | 'nameOf'>
  readonly store: Pick<Store, 'batches'>
  readonly games: { readonly [id: string]: Pick<ServerGame, 'game'> }
}

/** The number of batches that are read before other work runs. */
const BATCHES = 200

/** Every frame that a seat has been shown, as JSON text, from the store: no game is loaded or folded for it. */
async function framesText({ store, games }: ExportPorts, { id, game, status, seat }: PersonSeat): Promise<string> {
  const redactor = games[game]?.game.redactor
  const stored = status === 'open' || redactor === undefined ? [] : await store.batches(id)
  const frames: string[] = []
  for (const [i, { body }] of stored.entries()) {
    const { facts } = JSON.parse(body) as Batch
    const frame = redactor === undefined ? '' : textOf(redactor, facts, seat as Seat)
    if (frame !== '') frames.push(frame)
    if (i % BATCHES === BATCHES - 1) await yieldToEventLoop()
  }
  return `[${frames.join(',')}]`
}

/** Everything that is stored about a person as one JSON text, in pieces. Other work runs between two of them. */
export async function* exportText(parts: ExportPorts, person: PersonId): AsyncGenerator<string> {
  const { people } = parts
  yield `{"name":${JSON.stringify(await people.nameOf(person))},"id":${JSON.stringify(person)}`
  for (const { name, of } of people.personalData) {
    yield `,${JSON.stringify(name)}:`
    for await (const piece of of(person)) {
      yield piece
      await yieldToEventLoop()
    }
  }
  let before = ',"tables":['
  for await (const personSeat of everySitting(people.personSeats, person)) {
    const { id, game, setting, status, seat, made, ending } = personSeat
    const table = JSON.stringify({ id, game, setting, status, seat, made, ending })
    yield `${before}${table.slice(0, -1)},"seen":${await framesText(parts, personSeat)}}`
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}
