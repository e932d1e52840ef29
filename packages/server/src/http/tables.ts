import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isRefusal, refuse } from '@selva/core'
import { HistoryBody, Invited, NewTable, RecordBody, Remove, Sit, TableInfo, TableList, YesOrNo } from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { PersonId } from '../ids.ts'
import { addressKeyOf } from '../network/address.ts'
import type { Answer, Room } from '../table/room.ts'
import { mayKnow } from '../table/view.ts'
import type { App } from './framework.ts'
import { Id, Invite, WithInvite } from './params.ts'
import type { Parts } from './parts.ts'
import { personOf } from './person.ts'
import { answered, refused } from './refusal.ts'

const compressed = promisify(gzip)

const HistoryWishes = Type.Object({
  ...WithInvite.properties,
  screen: Type.Optional(Type.Boolean()),
  /** The vocabulary of the page's own build: with the server's own, frames come in short form. */
  wire: Type.Optional(Type.String({ maxLength: 40 })),
})

/** A running game is told in answers of whole kilobytes, so that their size tells as little as can be. */
const HISTORY_STEP = 1024

/** A JSON text that may be long: packed for those who can unpack it. */
async function longAnswer(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  void reply.type('application/json').header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await compressed(body))
}

type AtTable = FastifyRequest & { readonly params: { readonly id: string } }
/** What a person does at a table. */
type Act = (room: Room, person: PersonId) => Answer

/** Hosting, finding and joining tables. */
export function tableRoutes(app: App, { rooms, list, limits, draining }: Parts): void {
  /** Whoever asks for something at a table hears how the table is afterwards. */
  async function change(
    { session, params }: AtTable,
    reply: FastifyReply,
    act: Act,
    missing = refuse('unknownTable'),
  ): Promise<FastifyReply> {
    if (session === undefined) return refused(reply, refuse('noSession'))
    const room = await rooms.find(params.id)
    if (room === undefined) return refused(reply, missing)
    return answered(reply, (await act(room, session.person)) ?? room.view(session.person))
  }

  /** The same for those who know of the table: to others it does not exist. */
  const known = (request: AtTable, reply: FastifyReply, act: Act): Promise<FastifyReply> =>
    change(request, reply, async (room, person) =>
      mayKnow(room.table(), person, '') ? act(room, person) : refuse('unknownTable'),
    )
  const address = (name: string): string => `/api/tables/:id/${name}`
  const about = (summary: string) => ({ summary, params: Id, answer: TableInfo })

  /** Something people ask for by its name. */
  function wish(name: string, summary: string, act: Act): void {
    app.post(address(name), { schema: about(summary) }, (request, reply) => known(request, reply, act))
  }
  /** Something people want, or no longer. */
  function switched(name: string, summary: string, act: (room: Room, person: PersonId, on: boolean) => Answer): void {
    app.post(address(name), { schema: { ...about(summary), body: YesOrNo } }, (request, reply) =>
      known(request, reply, (room, person) => act(room, person, request.body.on)),
    )
  }

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
        { ...request.body, terms: { ...(playNow && { pace: 'untimed' }), ...terms }, from: addressKeyOf(request.ip) },
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
    async (_, reply) => reply.type('application/json').send(await list.text()),
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
  wish('leave', 'Free the own seat before the start.', (room, person) => room.leave(person))
  wish('start', 'The host starts; bots take the free seats.', (room, person) => room.start(person))
  app.post(
    address('remove'),
    { schema: { ...about('The host frees a seat before the start.'), body: Remove } },
    (request, reply) => known(request, reply, (room, person) => room.remove(person, request.body.seat)),
  )
  switched('ready', 'Before the start: I am ready, or no longer.', (room, person, on) => room.ready(person, on))
  wish('handover', 'A bot plays for me until I am back.', (room, person) => room.letBotPlay(person))
  wish('back', 'I take my seat back from the bot.', (room, person) => room.takeBack(person))
  switched(
    'vote',
    'I want the game to end now, or no longer; more than half of the seats held by people end it.',
    (room, person, on) => room.vote(person, on),
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
        querystring: HistoryWishes,
        answer: HistoryBody,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const { invite = '', screen = false, wire = '' } = request.query
      const told =
        (await rooms.find(request.params.id))?.history(person, invite, screen, wire) ?? refuse('unknownTable')
      if (isRefusal(told)) return refused(reply, told)
      const body = `{"frames":[${told.frames.join(',')}],"opened":[${told.opened.join(',')}]}`
      if (told.opened.length > 0) return longAnswer(request, reply, body)
      // Packed, its size would depend on what it tells.
      return reply.type('application/json').send(body.padEnd(Math.ceil(body.length / HISTORY_STEP) * HISTORY_STEP))
    },
  )

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'A finished game as one file that replays and verifies anywhere.',
        params: Id,
        querystring: WithInvite,
        answer: RecordBody,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const { invite = '' } = request.query
      const record = (await rooms.find(request.params.id))?.record(person, invite) ?? refuse('unknownTable')
      return isRefusal(record) ? refused(reply, record) : longAnswer(request, reply, JSON.stringify(record))
    },
  )
}
