import { Readable } from 'node:stream'
import { type PlayedDocument, refuse } from '@selva/core'
import { Done, type MyTable, MyTables, OnOrOff, PersonalDataExport, Profile } from '@selva/protocol'
import { relyingParty } from '../people/relying-party.ts'
import type { PersonSeat } from '../store/rows/person-seats.ts'
import { restingSince } from '../table/resting.ts'
import type { App } from './framework.ts'
import { Id } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

/** Most tables a profile lists; the export has all. */
const MOST_LISTED = 100

/** The zone and scenario that a table plays, under the titles that they had when it was opened. */
const titlesOf = (documents: PersonSeat['documents']): readonly PlayedDocument[] =>
  documents.flatMap(({ kind, title, changed = false }) =>
    kind === undefined || title === undefined ? [] : [{ kind, title, ...(changed ? { changed } : {}) }],
  )

/** The profile of a person: credentials, devices, games, and an export of everything stored about them. */
export function profileRoutes(app: App, parts: RoutePorts): void {
  const { people, notices, exportOf, hidden, clock, restAfter, publicUrl } = parts
  /** Everything stands in the store: no table is loaded for it. */
  function myTable({
    ending,
    touched,
    pace,
    documents,
    ...personSeat
  }: PersonSeat): Omit<MyTable, 'others' | 'hidden' | 'again'> {
    const titles = titlesOf(documents)
    const outcome = personSeat.status === 'over' && ending !== undefined ? { outcome: ending } : {}
    const since = restingSince({ pace, touched }, clock.now(), restAfter)
    const named = titles.length === 0 ? {} : { documents: titles }
    const moved = touched === 0 ? {} : { movedAt: touched }
    return { ...personSeat, ...named, pace, ...moved, ...(since === 0 ? {} : { restingSince: since }), ...outcome }
  }

  app.get(
    '/api/me/profile',
    { schema: { summary: 'Your devices, ways to sign in, and notifications.', answer: Profile } },
    async (request, reply) => {
      const { session } = request
      if (session === undefined) return sendRefusal(reply, refuse('noSession'))
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
    { schema: { summary: 'Your newest tables.', answer: MyTables } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const personSeats = await people.personSeats.of(person, MOST_LISTED + 1)
      const listed = personSeats.slice(0, MOST_LISTED)
      const [beside, hiddenOnes, invitations] = await Promise.all([
        people.personSeats.beside(listed),
        hidden.of(person),
        people.personSeats.again(
          person,
          listed.map(({ id }) => id),
        ),
      ])
      const hosts = new Map<string, string>()
      for (const [table, host] of invitations) hosts.set(table, await people.nameOf(host))
      return {
        tables: listed.map((personSeat) => {
          const again = hosts.get(personSeat.id)
          const isHidden = hiddenOnes.has(personSeat.id)
          return {
            ...myTable(personSeat),
            others: (beside.get(personSeat.id) ?? []).map(({ seat, by, name }) => ({ seat, by, name })),
            hidden: isHidden,
            ...(again === undefined || isHidden ? {} : { again }),
          }
        }),
        more: personSeats.length > MOST_LISTED,
      } satisfies MyTables
    },
  )

  app.put(
    '/api/me/tables/:id/hidden',
    {
      schema: {
        summary: 'Hide a table from your own list, or list it again.',
        params: Id,
        body: OnOrOff,
        answer: Done,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const done = await hidden.hide(person, request.params.id, request.body.on)
      return done ? {} : sendRefusal(reply, refuse('unknownTable'))
    },
  )

  app.get(
    '/api/me/export',
    {
      schema: { summary: 'All your data as one file.', answer: PersonalDataExport },
      ...parts.limits.exports,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      void reply.type('application/json').header('content-disposition', 'attachment; filename="selva.json"')
      return reply.send(Readable.from(exportOf(person)))
    },
  )
}
