import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@selva/core'
import { BlockList, Done, NewBlock, NewReport } from '@selva/protocol'
import type { Static } from 'typebox'
import type { PersonId } from '../base/ids.ts'
import { authorIdAt } from '../chat/author.ts'
import type { Room } from '../table/room.ts'
import { canSubscribe } from '../table/view.ts'
import type { App } from './framework.ts'
import { Id, WithInvite } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal, sendResult } from './refusal.ts'

type Author = { readonly person: PersonId; readonly name: string }

/** Routes against unwanted chat: reporting lines, and blocking authors for good. */
export function chatRoutes(app: App, { rooms, moderation, blocks, clock, limits, most }: RoutePorts): void {
  /** An author at a table, by the name the reader knows there, if the reader may know of them. */
  async function authorOf(room: Room, reader: PersonId, who: string): Promise<Author | undefined> {
    const { id, seats } = room.table()
    const shown = room.view(reader).seats
    const seated = seats.flatMap((holder, i) =>
      holder.by === 'person' ? [{ person: holder.person, name: shown[i]?.name ?? '' }] : [],
    )
    return [...seated, ...(await room.chat.heardBy(reader))].find(({ person }) => authorIdAt(id, person) === who)
  }

  /** The table, if this person may follow it: every follower may report and block. */
  async function roomFor(
    id: string,
    person: PersonId | undefined,
    invite = '',
  ): Promise<{ room: Room; person: PersonId } | Refusal> {
    if (person === undefined) return refuse('noSession')
    const room = await rooms.findFor(id, person, invite)
    return room === undefined || !canSubscribe(room.table(), person, invite) ? refuse('unknownTable') : { room, person }
  }

  const blockedBy = async (person: PersonId): Promise<Static<typeof BlockList>> => ({
    blocks: (await blocks.of(person)).map(({ id, name, at }) => ({ id, name, at })),
  })

  app.post(
    '/api/tables/:id/reports',
    {
      schema: {
        summary: 'Report chat messages to the moderators.',
        params: Id,
        querystring: WithInvite,
        body: NewReport,
        answer: Done,
      },
      ...limits.reports,
    },
    async (request, reply) => {
      const there = await roomFor(request.params.id, personOf(request), request.query.invite)
      if ('refused' in there) return sendRefusal(reply, there)
      return sendResult(reply, (await moderation.report(there.room, there.person, request.body)) ?? {})
    },
  )

  app.post(
    '/api/tables/:id/blocks',
    {
      schema: {
        summary: 'Block an author at all tables.',
        params: Id,
        querystring: WithInvite,
        body: NewBlock,
        answer: BlockList,
      },
    },
    async (request, reply) => {
      const there = await roomFor(request.params.id, personOf(request), request.query.invite)
      if ('refused' in there) return sendRefusal(reply, there)
      const { room, person } = there
      const other = await authorOf(room, person, request.body.who)
      if (other === undefined || other.person === person) return sendRefusal(reply, refuse('unknownWords'))
      if ((await blocks.of(person)).length >= most.blocks) return sendRefusal(reply, refuse('tooMany'))
      const id = randomBytes(9).toString('base64url')
      await blocks.add(person, { id, other: other.person, name: other.name, at: clock.now() })
      await rooms.blocksChanged(person)
      return blockedBy(person)
    },
  )

  app.get(
    '/api/me/blocks',
    { schema: { summary: 'The people you block.', answer: BlockList } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      return blockedBy(person)
    },
  )

  app.delete(
    '/api/me/blocks/:id',
    { schema: { summary: 'Unblock a person.', params: Id, answer: BlockList } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      await blocks.lift(person, request.params.id)
      await rooms.blocksChanged(person)
      return blockedBy(person)
    },
  )
}
