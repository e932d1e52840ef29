import { type Batch, type Seat, textOf } from '@selva/core'
import { giveWay } from '../base/give-way.ts'
import type { PersonId } from '../base/ids.ts'
import type { Playable } from '../games/games.ts'
import type { People } from '../people/people.ts'
import { everySitting, type Sitting } from '../store/rows/sittings.ts'
import type { Store } from '../store/store.ts'

export type ExportParts = {
  readonly people: Pick<People, 'sittings' | 'personalData' | 'nameOf'>
  readonly store: Pick<Store, 'batches'>
  readonly games: { readonly [id: string]: Pick<Playable, 'game'> }
}

/** The number of batches that are read before other work runs. */
const BATCHES = 200

/** Every frame that a seat has been shown, as JSON text, from the store: no game is loaded or folded for it. */
async function framesText({ store, games }: ExportParts, { id, game, status, seat }: Sitting): Promise<string> {
  const redactor = games[game]?.game.redactor
  const stored = status === 'open' || redactor === undefined ? [] : await store.batches(id)
  const frames: string[] = []
  for (const [i, { body }] of stored.entries()) {
    const { facts } = JSON.parse(body) as Batch
    const frame = redactor === undefined ? '' : textOf(redactor, facts, seat as Seat)
    if (frame !== '') frames.push(frame)
    if (i % BATCHES === BATCHES - 1) await giveWay()
  }
  return `[${frames.join(',')}]`
}

/** Everything that is stored about a person as one JSON text, in pieces. Other work runs between two of them. */
export async function* exportText(parts: ExportParts, person: PersonId): AsyncGenerator<string> {
  const { people } = parts
  yield `{"name":${JSON.stringify(await people.nameOf(person))},"id":${JSON.stringify(person)}`
  for (const { name, of } of people.personalData) {
    yield `,${JSON.stringify(name)}:`
    for await (const piece of of(person)) {
      yield piece
      await giveWay()
    }
  }
  let before = ',"tables":['
  for await (const sitting of everySitting(people.sittings, person)) {
    const { id, game, setting, status, seat, made, ending } = sitting
    const table = JSON.stringify({ id, game, setting, status, seat, made, ending })
    yield `${before}${table.slice(0, -1)},"seen":${await framesText(parts, sitting)}}`
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}
