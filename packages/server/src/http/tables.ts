import { isRefusal, type Refusal, refuse } from '@selva/core'
import { Invited, NewTable, RematchChange, TableInfo, TableList } from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonId } from '../base/ids.ts'
import { addressKeyOf } from '../network/address.ts'
import type { Room } from '../table/room.ts'
import type { App } from './framework.ts'
import { Id, Invite, WithInvite } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal, sendResult } from './refusal.ts'

/** The bytes of a request for a table or for other rules: the setting may hold a whole zone. */
export const LARGEST_RULES = 16_384

/** Hosting and finding tables. */
export function tableRoutes(app: App, { rooms, list, limits, draining }: RoutePorts): void {
  /** Answers with the new table that `make` returns, unless the server is about to stop. */
  async function host(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (person: PersonId) => Promise<Room | Refusal>,
  ): Promise<FastifyReply> {
    const person = personOf(request)
    if (person === undefined) return sendRefusal(reply, refuse('noSession'))
    if (draining()) return sendRefusal(reply, refuse('closing'))
    const room = await make(person)
    return sendResult(reply, isRefusal(room) ? room : room.view(person))
  }

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Host a table. With playNow bots take the other seats and the game starts.',
        body: NewTable,
        answer: TableInfo,
      },
      bodyLimit: LARGEST_RULES,
      ...limits.newTables,
    },
    (request, reply) =>
      host(request, reply, async (person) => {
        const { playNow, terms, side = '' } = request.body
        // At a table where others may sit down no one has a choice.
        if (side !== '' && !playNow) return refuse('setting', `side ${side}`)
        // Alone with bots there is nobody to keep waiting.
        const room = await rooms.make(
          { ...request.body, terms: { ...(playNow && { pace: 'untimed' }), ...terms }, from: addressKeyOf(request.ip) },
          person,
        )
        if (isRefusal(room) || !playNow) return room
        return (await room.start(person)) ?? room
      }),
  )

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary:
          'After the end: open a rematch, or join it. The answer is the new table. With `level` the bots of a rematch that opens now all have it.',
        params: Id,
        querystring: RematchChange,
        answer: TableInfo,
      },
      ...limits.newTables,
    },
    (request, reply) => host(request, reply, (person) => rooms.rematch(request.params.id, person, request.query)),
  )

  app.get(
    '/api/tables',
    { schema: { summary: 'The newest listed tables that can be joined or watched.', answer: TableList } },
    async (_, reply) => reply.type('application/json').send(await list.text()),
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table, for people who may see it.',
        params: Id,
        querystring: WithInvite,
        answer: TableInfo,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const room = await rooms.findFor(request.params.id, person, request.query.invite ?? '')
      return room === undefined ? sendRefusal(reply, refuse('unknownTable')) : room.view(person)
    },
  )

  app.get(
    '/api/invites/:invite',
    { schema: { summary: 'The table of an invitation.', params: Invite, answer: Invited }, ...limits.invites },
    async (request, reply) => {
      const id = await rooms.invited(request.params.invite)
      return id === undefined ? sendRefusal(reply, refuse('wrongInvite')) : { id }
    },
  )
}
