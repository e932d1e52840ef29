import { refuse } from '@selva/core'
import { NewRules, OneSeat, OnOrOff, Remove, SetLevel, Sit, TableInfo } from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonId } from '../base/ids.ts'
import type { Answer } from '../table/answer.ts'
import type { Room } from '../table/room.ts'
import type { App } from './framework.ts'
import { Id } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { sendRefusal, sendResult } from './refusal.ts'
import { LARGEST_RULES } from './tables.ts'

type TableRequestById = FastifyRequest & { readonly params: { readonly id: string } }
/** Something that a person does at a table. */
type Act = (room: Room, person: PersonId) => Answer

/** Taking and leaving seats, and everything else that people ask of a table by name. */
export function seatRoutes(app: App, { rooms, limits }: RoutePorts): void {
  /** Does something at a table, and answers with the table as it is afterwards. */
  async function change(
    { session, params }: TableRequestById,
    reply: FastifyReply,
    act: Act,
    invite = '',
  ): Promise<FastifyReply> {
    if (session === undefined) return sendRefusal(reply, refuse('noSession'))
    const room = await rooms.findFor(params.id, session.person, invite)
    // To people who may not know of the table it does not exist, and ids cannot be probed with an invite either.
    if (room === undefined) return sendRefusal(reply, refuse(invite === '' ? 'unknownTable' : 'wrongInvite'))
    return sendResult(reply, (await act(room, session.person)) ?? room.view(session.person))
  }

  const address = (name: string): string => `/api/tables/:id/${name}`
  const about = (summary: string) => ({ summary, params: Id, answer: TableInfo })

  function action(name: string, summary: string, act: Act): void {
    app.post(address(name), { schema: about(summary) }, (request, reply) => change(request, reply, act))
  }
  function toggle(name: string, summary: string, act: (room: Room, person: PersonId, on: boolean) => Answer): void {
    app.post(address(name), { schema: { ...about(summary), body: OnOrOff } }, (request, reply) =>
      change(request, reply, (room, person) => act(room, person, request.body.on)),
    )
  }

  app.post(
    address('sit'),
    { schema: { ...about('Take the first free seat.'), body: Sit }, ...limits.invites },
    (request, reply) => {
      const { invite, seat } = request.body
      return change(request, reply, (room, person) => room.sit(person, invite, seat), invite)
    },
  )
  action('leave', 'Leave your seat before the start.', (room, person) => room.leave(person))
  app.post(
    address('move'),
    {
      schema: {
        ...about('Before the start: take another free seat, and with it its shape and colour.'),
        body: OneSeat,
      },
      ...limits.tableChanges,
    },
    (request, reply) => change(request, reply, (room, person) => room.move(person, request.body.seat)),
  )
  action('start', 'The host starts the game; bots take the free seats.', (room, person) => room.start(person))
  app.post(
    address('remove'),
    {
      schema: {
        ...about('The host frees a seat before the start; with `forGood` its person cannot sit down here again.'),
        body: Remove,
      },
      ...limits.tableChanges,
    },
    (request, reply) => {
      const { seat, forGood = false } = request.body
      return change(request, reply, (room, person) => room.remove(person, seat, forGood))
    },
  )
  app.post(
    address('bring-back'),
    {
      schema: {
        ...about('Before the start: the host takes a removal back, if the seat is still free.'),
        body: OneSeat,
      },
      ...limits.tableChanges,
    },
    (request, reply) => change(request, reply, (room, person) => room.bringBack(person, request.body.seat)),
  )
  app.post(
    address('rules'),
    {
      schema: {
        ...about(
          'Before the start: the host changes what is played. No one is ready any more, and the deal gets a new seal.',
        ),
        body: NewRules,
      },
      bodyLimit: LARGEST_RULES,
      ...limits.tableChanges,
    },
    (request, reply) => change(request, reply, (room, person) => room.changeRules(person, request.body)),
  )
  action('close', 'Before the start: the host closes the table for everyone.', (room, person) => room.close(person))
  app.post(
    address('level'),
    {
      schema: {
        ...about('Before the start: the host sets the level of the bot in a free seat, or of all bots.'),
        body: SetLevel,
      },
      ...limits.tableChanges,
    },
    (request, reply) =>
      change(request, reply, (room, person) => room.setLevel(person, request.body.seat, request.body.level)),
  )
  toggle('ready', 'Before the start: ready, or no longer ready.', (room, person, on) => room.ready(person, on))
  action('handover', 'Let a bot play for you until you are back.', (room, person) => room.letBotPlay(person))
  action('back', 'Take your seat back from the bot.', (room, person) => room.takeBack(person))
  toggle(
    'vote',
    'Vote to end the game, or take the vote back. More than half of the people end it.',
    (room, person, on) => room.vote(person, on),
  )
}
