import { type Refusal, refuse } from '@selva/core'
import type { PersonId, Session } from '../base/ids.ts'
import type { People } from '../people/people.ts'
import { everySitting } from '../store/rows/person-seats.ts'
import type { Rooms } from '../table/rooms.ts'

export type MergeParts = {
  readonly people: People
  readonly rooms: Pick<Rooms, 'handOver' | 'guestMerged'>
}

/**
 * May the guest on this device be merged into this account? Not while both sit at one running table: one person would
 * see two hands.
 */
export async function canMerge(
  people: People,
  session: Session | undefined,
  account: PersonId,
): Promise<Refusal | undefined> {
  if (session === undefined || session.person === account || (await people.isKept(session.person))) return undefined
  const shared = await people.personSeats.shared(session.person, account)
  const running = shared.find(({ status }) => status === 'running')
  return running === undefined ? undefined : refuse('sameTable', running.id)
}

/**
 * Signs a device in to an account. A guest that lives on this device alone is merged into the account: its seats,
 * notes, notices, words and blocks move there, it gets up from a table where both sit before the start, and its name
 * stays only at tables that have begun. A person who can sign in elsewhere stays separate, and is only signed out here.
 */
export async function mergeGuest(
  { people, rooms }: MergeParts,
  session: Session | undefined,
  account: PersonId,
  kind: string,
): Promise<Session | Refusal> {
  if (session?.person === account) return session
  const refusal = await canMerge(people, session, account)
  if (refusal !== undefined) return refusal
  const isGuest = session !== undefined && !(await people.isKept(session.person))
  if (isGuest) {
    for await (const { id } of everySitting(people.personSeats, session.person)) {
      const moved = await rooms.handOver(id, session.person, account)
      if (moved !== undefined) return moved
    }
  }
  const device = await people.addDevice(account, kind)
  if (isGuest) {
    await people.transferPersonalData(session, { device, person: account })
    await rooms.guestMerged()
  }
  if (session !== undefined) await people.signOut(session)
  return { device, person: account }
}
