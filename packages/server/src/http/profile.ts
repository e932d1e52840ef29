import { Readable } from 'node:stream'
import { refuse } from '@selva/core'
import { Kept, type MyTable, MyTables, Profile } from '@selva/protocol'
import { relyingParty } from '../people/relying-party.ts'
import type { Sitting } from '../store/rows/sittings.ts'
import { restingSince } from '../table/resting.ts'
import type { App } from './framework.ts'
import type { Parts } from './parts.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** So many tables a profile lists; an export has all. */
const MOST_LISTED = 100

/** The profile of a person: credentials, devices, games, and an export of everything stored about them. */
export function profileRoutes(app: App, parts: Parts): void {
  const { people, notices, exportOf, clock, restAfter, publicUrl } = parts
  /** Everything stands in the store: no table is loaded for it. */
  function myTable({ ending, touched, pace, ...sitting }: Sitting): MyTable {
    const outcome = sitting.status === 'over' && ending !== undefined ? { outcome: ending } : {}
    const since = restingSince({ pace, touched }, clock.now(), restAfter)
    return { ...sitting, ...(since === 0 ? {} : { restingSince: since }), ...outcome }
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
      return {
        tables: sittings.slice(0, MOST_LISTED).map(myTable),
        more: sittings.length > MOST_LISTED,
      } satisfies MyTables
    },
  )

  app.get(
    '/api/me/export',
    {
      schema: { summary: 'Everything that is kept of the person, as one file.', answer: Kept },
      ...parts.limits.exports,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      void reply.type('application/json').header('content-disposition', 'attachment; filename="selva.json"')
      return reply.send(Readable.from(exportOf(person)))
    },
  )
}
