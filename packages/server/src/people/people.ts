import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@selva/core'
import type { Store } from '../store/store.ts'
import { nameFrom, suggestedName } from './names.ts'
import type { PersonId } from './person.ts'
import { type Sessions, sessionsWith } from './session.ts'

/** Who is who. */
export type People = Sessions & {
  nameOf(person: PersonId): Promise<string>
  /** The name as it is now stored, or why it cannot be. */
  rename(person: PersonId, typed: string): Promise<string | Refusal>
}

export async function peopleOf(store: Store, publicUrl?: URL): Promise<People> {
  const secret = await store.secret('sessions', randomBytes(32))
  return {
    ...sessionsWith(secret, publicUrl?.protocol === 'https:'),
    nameOf: async (person) => (await store.name(person)) ?? suggestedName(person),
    async rename(person, typed) {
      const name = nameFrom(typed)
      if (!isRefusal(name)) await store.rename(person, name)
      return name
    },
  }
}
