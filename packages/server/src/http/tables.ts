import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { PersonId } from '../people/person.ts'
import { HistoryBody, Invited, NewTable, RecordBody, Remove, Sit, TableInfo, TableList, YesOrNo } from '../protocol.ts'
import type { Room } from '../table/room.ts'
import { mayKnow } from '../table/view.ts'
import type { App, Parts } from './app.ts'
import { personOf } from './person.ts'
import { answered, refused } from './refusal.ts'

const compressed = promisify(gzip)

const Id = Type.Object({ id: Type.String({ maxLength: 40 }) })
const Invite = Type.Object({ invite: Type.String({ maxLength: 40 }) })
const WithInvite = Type.Object({ invite: Type.Optional(Type.String({ maxLength: 40 })) })
const OnScreen = Type.Object({ ...WithInvite.properties, screen: Type.Optional(Type.Boolean()) })

/** A JSON text that may be long: packed for those who can unpack it. */
async function longAnswer(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  void reply.type('application/json').header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await compressed(body))
}

/** Hosting, finding and joining tables. */
export function tableRoutes(app: App, { rooms, limits, draining }: Parts): void {
  /** What a person at a table asks for; the answer is the table as it is afterwards. */
  async function change(
    request: FastifyRequest & { readonly params: { readonly id: string } },
    reply: FastifyReply,
    wish: (room: Room, person: PersonId) => Promise<Refusal | undefined>,
    missing = refuse('unknownTable'),
  ): Promise<FastifyReply> {
    const person = personOf(request)
    if (person === undefined) return refused(reply, refuse('noSession'))
    const room = await rooms.find(request.params.id)
    if (room === undefined) return refused(reply, missing)
    return answered(reply, (await wish(room, person)) ?? room.view(person))
  }
  /** Whoever may not know of a table hears the same as if it did not exist. */
  const known = (room: Room, person: PersonId): Refusal | undefined =>
    mayKnow(room.table(), person, '') ? undefined : refuse('unknownTable')

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Host a table; with playNow bots take the other seats and it starts.',
        body: NewTable,
        answer: TableInfo,
      },
      ...limits.newTables,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      if (draining()) return refused(reply, refuse('closing'))
      const { playNow, terms } = request.body
      // Alone with bots there is nobody to keep waiting.
      const room = await rooms.make(
        { ...request.body, terms: { ...(playNow && { pace: 'untimed' }), ...terms } },
        person,
      )
      if (isRefusal(room)) return refused(reply, room)
      const refusal = playNow ? await room.start(person) : undefined
      return answered(reply, refusal ?? room.view(person))
    },
  )

  app.get(
    '/api/tables',
    { schema: { summary: 'The newest listed tables: those to join, and those to watch.', answer: TableList } },
    async () => ({ tables: await rooms.listed() }),
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table, for those who may know of it.',
        params: Id,
        querystring: WithInvite,
        answer: TableInfo,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const room = await rooms.find(request.params.id)
      if (room === undefined || !mayKnow(room.table(), person, request.query.invite ?? ''))
        return refused(reply, refuse('unknownTable'))
      return room.view(person)
    },
  )

  app.get(
    '/api/invites/:invite',
    { schema: { summary: 'The table an invite belongs to.', params: Invite, answer: Invited }, ...limits.invites },
    async (request, reply) => {
      const id = await rooms.invited(request.params.invite)
      return id === undefined ? refused(reply, refuse('wrongInvite')) : { id }
    },
  )

  app.post(
    '/api/tables/:id/sit',
    { schema: { summary: 'Take the first free seat.', params: Id, body: Sit, answer: TableInfo }, ...limits.invites },
    (request, reply) => {
      const { invite } = request.body
      // Also of a table that does not exist an invite is wrong: what is answered tells nobody which ids there are.
      const missing = refuse(invite === '' ? 'unknownTable' : 'wrongInvite')
      return change(request, reply, (room, person) => room.sit(person, invite), missing)
    },
  )
  app.post(
    '/api/tables/:id/leave',
    { schema: { summary: 'Free the own seat before the start.', params: Id, answer: TableInfo } },
    (request, reply) => change(request, reply, async (room, person) => known(room, person) ?? room.leave(person)),
  )
  app.post(
    '/api/tables/:id/start',
    { schema: { summary: 'The host starts; bots take the free seats.', params: Id, answer: TableInfo } },
    (request, reply) => change(request, reply, async (room, person) => known(room, person) ?? room.start(person)),
  )
  app.post(
    '/api/tables/:id/remove',
    { schema: { summary: 'The host frees a seat before the start.', params: Id, body: Remove, answer: TableInfo } },
    (request, reply) =>
      change(request, reply, async (room, person) => known(room, person) ?? room.remove(person, request.body.seat)),
  )
  app.post(
    '/api/tables/:id/ready',
    {
      schema: { summary: 'Before the start: I am ready, or no longer.', params: Id, body: YesOrNo, answer: TableInfo },
    },
    (request, reply) =>
      change(request, reply, async (room, person) => known(room, person) ?? room.ready(person, request.body.on)),
  )
  app.post(
    '/api/tables/:id/handover',
    { schema: { summary: 'A bot plays for me until I am back.', params: Id, answer: TableInfo } },
    (request, reply) => change(request, reply, async (room, person) => known(room, person) ?? room.letBotPlay(person)),
  )
  app.post(
    '/api/tables/:id/back',
    { schema: { summary: 'I take my seat back from the bot.', params: Id, answer: TableInfo } },
    (request, reply) => change(request, reply, async (room, person) => known(room, person) ?? room.takeBack(person)),
  )
  app.post(
    '/api/tables/:id/vote',
    {
      schema: {
        summary: 'I want the game to end now, or no longer; more than half of the seats held by people end it.',
        params: Id,
        body: YesOrNo,
        answer: TableInfo,
      },
    },
    (request, reply) =>
      change(request, reply, async (room, person) => known(room, person) ?? room.vote(person, request.body.on)),
  )
  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'After the end: play the same again, or join those who do. The answer is the new table.',
        params: Id,
        answer: TableInfo,
      },
      ...limits.newTables,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      if (draining()) return refused(reply, refuse('closing'))
      const room = await rooms.rematch(request.params.id, person)
      return answered(reply, isRefusal(room) ? room : room.view(person))
    },
  )

  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        summary: 'All the reader was entitled to see; after the end, everything.',
        params: Id,
        querystring: OnScreen,
        answer: HistoryBody,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const { invite = '', screen = false } = request.query
      const told = (await rooms.find(request.params.id))?.history(person, invite, screen) ?? refuse('unknownTable')
      if (isRefusal(told)) return refused(reply, told)
      return longAnswer(request, reply, `{"frames":[${told.frames.join(',')}],"opened":[${told.opened.join(',')}]}`)
    },
  )

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'A finished game as one file that replays and verifies anywhere.',
        params: Id,
        answer: RecordBody,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const record = (await rooms.find(request.params.id))?.record(person) ?? refuse('unknownTable')
      return isRefusal(record) ? refused(reply, record) : longAnswer(request, reply, JSON.stringify(record))
    },
  )
}
