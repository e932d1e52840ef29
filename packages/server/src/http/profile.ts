import { isRefusal, refuse } from '@selva/core'
import type { PersonId } from '../people/person.ts'
import { Kept, type MyTable, MyTables, Profile } from '../people/protocol.ts'
import { relyingParty } from '../people/relying-party.ts'
import type { Sitting } from '../people/sittings.ts'
import type { App, Parts } from './app.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** So many tables a profile lists; an export has all. */
const MOST_LISTED = 100

/** What somebody is to us: their ways back, their games, everything we keep of them. */
export function profileRoutes(app: App, { people, rooms, notices, limits, publicUrl }: Parts): void {
  /** Whether it is one's turn is asked of running tables alone: that wakes them. */
  async function myTable({ ending, ...sitting }: Sitting, person: PersonId): Promise<MyTable> {
    const room = sitting.status === 'running' ? await rooms.find(sitting.id) : undefined
    const outcome = sitting.status === 'over' && ending !== undefined ? { outcome: ending } : {}
    return { ...sitting, yourTurn: room?.waitsFor(person) ?? false, ...outcome }
  }

  app.get(
    '/api/me/profile',
    { schema: { summary: 'Ways back, devices, and where to be told of one’s turn.', answer: Profile } },
    async (request, reply) => {
      const { session } = request
      if (session === undefined) return refused(reply, refuse('noSession'))
      const { device, person } = session
      const passkeys = await people.passkeys.of(person)
      return {
        name: await people.nameOf(person),
        kept: await people.isKept(person),
        devices: (await people.devices.of(person)).map((one) => ({ ...one, here: one.id === device })),
        passkeys: passkeys.map(({ id, made, used }) => ({ id, made, used })),
        recovery: await people.recovery.left(person),
        secureAt: relyingParty(publicUrl, request.headers.host ?? '')?.origin ?? '',
        push: { key: notices.key, here: await notices.subscriptions.has(device) },
        webhook: await notices.subscriptions.webhookOf(person),
      } satisfies Profile
    },
  )

  app.get(
    '/api/me/tables',
    { schema: { summary: 'The newest tables of the person.', answer: MyTables } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const sittings = await people.sittings.of(person, MOST_LISTED + 1)
      const tables: MyTable[] = []
      for (const sitting of sittings.slice(0, MOST_LISTED)) tables.push(await myTable(sitting, person))
      return { tables, more: sittings.length > MOST_LISTED } satisfies MyTables
    },
  )

  app.get(
    '/api/me/export',
    { schema: { summary: 'Everything that is kept of the person, as one file.', answer: Kept }, ...limits.signIns },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const tables = []
      for (const sitting of await people.sittings.of(person, Number.MAX_SAFE_INTEGER)) {
        const told = (await rooms.find(sitting.id))?.history(person, '')
        const seen = told === undefined || isRefusal(told) ? [] : told.frames.map((frame): unknown => JSON.parse(frame))
        tables.push({ ...sitting, seen })
      }
      const kept = await Promise.all(people.belongings.map(async ({ name, of }) => [name, await of(person)] as const))
      void reply.header('content-disposition', 'attachment; filename="selva.json"')
      return { name: await people.nameOf(person), id: person, ...Object.fromEntries(kept), tables }
    },
  )
}
