import type { Refusal } from '@selva/core'
import type { PersonId, Session } from '../base/ids.ts'
import type { People } from '../people/people.ts'
import { everySitting } from '../store/rows/person-seats.ts'
import type { Rooms } from '../table/rooms.ts'

export type DeleteParts = {
  readonly people: People
  readonly rooms: Pick<Rooms, 'find' | 'renamed'>
}

/**
 * Deletes a person: frees their seats at tables that have not begun, and deletes everything else about them. Returns
 * the new guest that their browser acts for afterwards, where a ban requires one.
 */
export async function deleteAccount(
  { people, rooms }: DeleteParts,
  person: PersonId,
  kind: string,
): Promise<Session | Refusal | undefined> {
  for await (const { id, status } of everySitting(people.personSeats, person)) {
    const room = status === 'open' ? await rooms.find(id) : undefined
    const refusal = await room?.leave(person)
    if (refusal?.refused === 'busy') return refusal
  }
  const heir = await people.forget(person, kind)
  await rooms.renamed(person, '')
  return heir
}
