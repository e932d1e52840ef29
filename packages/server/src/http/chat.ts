import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@selva/core'
import { whoIs } from '../chat/table-chat.ts'
import type { PersonId } from '../people/person.ts'
import { Done } from '../people/protocol.ts'
import { type BlockInfo, BlockList, NewBlock, NewReport } from '../protocol.ts'
import type { Room } from '../table/room.ts'
import { mayFollow } from '../table/view.ts'
import type { App, Parts } from './app.ts'
import { Id, WithInvite } from './params.ts'
import { personOf } from './person.ts'
import { answered, refused } from './refusal.ts'

/** What is done about what others say: reports, and people whom one never wants to read again. */
export function chatRoutes(app: App, { people, rooms, desk, blocks, clock, limits }: Parts): void {
  /** The author by that name at a table, if the reader may know of it. */
  async function authorOf(room: Room, reader: PersonId, who: string): Promise<PersonId | undefined> {
    const { id, seats } = room.table()
    const seated = seats.flatMap((holder) => (holder.by === 'person' ? [holder.person] : []))
    const heard = await room.chat.heardBy(reader)
    return [...seated, ...heard.map(({ person }) => person)].find((person) => whoIs(id, person) === who)
  }

  /** Whoever follows the table may do something about what is said there. */
  async function roomFor(
    id: string,
    person: PersonId | undefined,
    invite = '',
  ): Promise<{ room: Room; person: PersonId } | Refusal> {
    if (person === undefined) return refuse('noSession')
    const room = await rooms.find(id)
    return room === undefined || !mayFollow(room.table(), person, invite) ? refuse('unknownTable') : { room, person }
  }

  const named = async (person: PersonId): Promise<readonly BlockInfo[]> =>
    Promise.all(
      (await blocks.of(person)).map(async ({ id, other, at }) => ({ id, name: await people.nameOf(other), at })),
    )

  app.post(
    '/api/tables/:id/reports',
    {
      schema: {
        summary: 'Report what somebody said to the moderators.',
        params: Id,
        querystring: WithInvite,
        body: NewReport,
        answer: Done,
      },
      ...limits.reports,
    },
    async (request, reply) => {
      const there = await roomFor(request.params.id, personOf(request), request.query.invite)
      if ('refused' in there) return refused(reply, there)
      return answered(reply, (await desk.report(there.room, there.person, request.body)) ?? {})
    },
  )

  app.post(
    '/api/tables/:id/blocks',
    {
      schema: {
        summary: 'Never read this author again, at any table.',
        params: Id,
        querystring: WithInvite,
        body: NewBlock,
        answer: BlockList,
      },
    },
    async (request, reply) => {
      const there = await roomFor(request.params.id, personOf(request), request.query.invite)
      if ('refused' in there) return refused(reply, there)
      const { room, person } = there
      const other = await authorOf(room, person, request.body.who)
      if (other === undefined || other === person) return refused(reply, refuse('unknownWords'))
      await blocks.add(person, { id: randomBytes(9).toString('base64url'), other, at: clock.now() })
      await rooms.blocksChanged(person)
      return { blocks: await named(person) }
    },
  )

  app.get('/api/me/blocks', { schema: { summary: 'Whom I block.', answer: BlockList } }, async (request, reply) => {
    const person = personOf(request)
    if (person === undefined) return refused(reply, refuse('noSession'))
    return { blocks: await named(person) }
  })

  app.delete(
    '/api/me/blocks/:id',
    { schema: { summary: 'Block somebody no longer.', params: Id, answer: BlockList } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      await blocks.lift(person, request.params.id)
      await rooms.blocksChanged(person)
      return { blocks: await named(person) }
    },
  )
}
