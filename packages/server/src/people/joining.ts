import { type Refusal, refuse } from '@selva/core'
import { giveWay } from '../give-way.ts'
import type { PersonId, Session } from '../ids.ts'
import type { Sitting } from '../store/rows/sittings.ts'
import type { Rooms } from '../table/rooms.ts'
import type { People } from './people.ts'

/** So many seats are read at once. */
const PORTION = 100

/** All seats of a person, the newest table first; others have their turn between two of them. */
export async function* sittingsOf({ sittings }: Pick<People, 'sittings'>, person: PersonId): AsyncGenerator<Sitting> {
  let found = await sittings.of(person, PORTION)
  while (found.length > 0) {
    for (const sitting of found) {
      yield sitting
      await giveWay()
    }
    const last = found.at(-1)
    found = last === undefined || found.length < PORTION ? [] : await sittings.of(person, PORTION, last)
  }
}

/**
 * May somebody who is on this device become this person? Not while both sit at one running table: one pair of eyes
 * would see two hands.
 */
export async function mayBecome(
  people: People,
  session: Session | undefined,
  person: PersonId,
): Promise<Refusal | undefined> {
  if (session === undefined || session.person === person || (await people.isKept(session.person))) return undefined
  const shared = await people.sittings.shared(session.person, person)
  const running = shared.find(({ status }) => status === 'running')
  return running === undefined ? undefined : refuse('sameTable', running.id)
}

/**
 * A device becomes another person's, who has proved to be themselves. A guest that lives on this device alone is theirs
 * from now on: its seats, notes, notices, words and blocks move to them, at a table that both sit at before the start it gets up, and
 * its name is left behind, but at tables that have begun. Somebody who has other ways back stays who they are, and is
 * only signed out here.
 */
export async function become(
  { people, rooms }: { readonly people: People; readonly rooms: Rooms },
  session: Session | undefined,
  person: PersonId,
  kind: string,
): Promise<Session | Refusal> {
  if (session?.person === person) return session
  const refusal = await mayBecome(people, session, person)
  if (refusal !== undefined) return refusal
  const alone = session !== undefined && !(await people.isKept(session.person))
  if (alone) {
    for await (const { id } of sittingsOf(people, session.person)) {
      const moved = await rooms.handOver(id, session.person, person)
      if (moved !== undefined) return moved
    }
  }
  const device = await people.addDevice(person, kind)
  if (alone) {
    await people.transferPersonalData(session, { device, person })
    await rooms.peopleJoined()
  }
  if (session !== undefined) await people.signOut(session)
  return { device, person }
}

/**
 * Deletes a person: up from tables that have not begun, and forgotten everywhere else. The answer is whom their browser
 * acts for afterwards, if it must be somebody.
 */
export async function depart(
  { people, rooms }: { readonly people: People; readonly rooms: Rooms },
  person: PersonId,
  kind: string,
): Promise<Session | Refusal | undefined> {
  for await (const { id, status } of sittingsOf(people, person)) {
    const room = status === 'open' ? await rooms.find(id) : undefined
    const refusal = await room?.leave(person)
    if (refusal?.refused === 'busy') return refusal
  }
  const heir = await people.forget(person, kind)
  await rooms.renamed(person, '')
  return heir
}
