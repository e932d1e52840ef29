import { isRefusal, type Refusal, refuse } from '@selva/core'
import { KeepNotes, KeptNotes, LARGEST_NOTES, NotesVersion } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import { seatOf } from '../table/seating.ts'
import { mayKnow } from '../table/view.ts'
import type { App } from './framework.ts'
import { Id } from './params.ts'
import type { Parts } from './parts.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** JSON escaping can double the length of the text. */
const LARGEST_REQUEST = 2 * LARGEST_NOTES + 256

/**
 * What somebody jots down at his seat. It is neither a fact nor part of a game: the table is not told that it was
 * written, and nobody but its writer ever reads it.
 */
export function noteRoutes(app: App, { rooms, notes, most }: Parts): void {
  /** The table at which this person sits, or why not. */
  async function seated(id: string, person: PersonId | undefined): Promise<Refusal | TableId> {
    if (person === undefined) return refuse('noSession')
    const table = (await rooms.find(id))?.table()
    if (table === undefined || !mayKnow(table, person, '')) return refuse('unknownTable')
    return seatOf(table, person) === 0 ? refuse('notSeated') : table.id
  }

  app.get(
    '/api/tables/:id/notes',
    { schema: { summary: 'One’s own notes at this table.', params: Id, answer: KeptNotes } },
    async (request, reply) => {
      const person = personOf(request)
      const table = await seated(request.params.id, person)
      if (isRefusal(table) || person === undefined)
        return refused(reply, isRefusal(table) ? table : refuse('noSession'))
      return (await notes.read(table, person)) satisfies KeptNotes
    },
  )

  app.put(
    '/api/tables/:id/notes',
    {
      schema: {
        summary: 'Keep one’s notes, over the version that was read.',
        params: Id,
        body: KeepNotes,
        answer: NotesVersion,
      },
      bodyLimit: LARGEST_REQUEST,
    },
    async (request, reply) => {
      const person = personOf(request)
      const table = await seated(request.params.id, person)
      if (isRefusal(table) || person === undefined)
        return refused(reply, isRefusal(table) ? table : refuse('noSession'))
      const { version, text } = request.body
      if (Buffer.byteLength(text) > most.notes) return refused(reply, refuse('tooLarge', most.notes))
      const done = await notes.write(table, person, { version, text })
      return done ? ({ version: version + 1 } satisfies NotesVersion) : refused(reply, refuse('stale'))
    },
  )
}
