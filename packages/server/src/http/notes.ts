import { isRefusal, type Refusal, refuse } from '@selva/core'
import { MAX_NOTES_BYTES, NotesUpdate, NotesVersion, StoredNotes } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import { seatOf } from '../table/seating.ts'
import type { App } from './framework.ts'
import { Id } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

/** JSON escaping can double the length of the text. */
const LARGEST_REQUEST = 2 * MAX_NOTES_BYTES + 256

/**
 * Private notes of a player at a table. They are neither a fact nor part of a game: the table does not learn that they
 * were written, and nobody but their writer ever reads them.
 */
export function noteRoutes(app: App, { rooms, notes, most }: RoutePorts): void {
  /** The table at which this person sits, or why not. */
  async function seated(id: string, person: PersonId | undefined): Promise<Refusal | TableId> {
    if (person === undefined) return refuse('noSession')
    const table = (await rooms.findFor(id, person, ''))?.table()
    if (table === undefined) return refuse('unknownTable')
    return seatOf(table, person) === 0 ? refuse('notSeated') : table.id
  }

  app.get(
    '/api/tables/:id/notes',
    { schema: { summary: 'Your own notes at this table.', params: Id, answer: StoredNotes } },
    async (request, reply) => {
      const person = personOf(request)
      const table = await seated(request.params.id, person)
      if (isRefusal(table) || person === undefined)
        return sendRefusal(reply, isRefusal(table) ? table : refuse('noSession'))
      return (await notes.read(table, person)) satisfies StoredNotes
    },
  )

  app.put(
    '/api/tables/:id/notes',
    {
      schema: {
        summary: 'Save your notes, if no other device has changed them since.',
        params: Id,
        body: NotesUpdate,
        answer: NotesVersion,
      },
      bodyLimit: LARGEST_REQUEST,
    },
    async (request, reply) => {
      const person = personOf(request)
      const table = await seated(request.params.id, person)
      if (isRefusal(table) || person === undefined)
        return sendRefusal(reply, isRefusal(table) ? table : refuse('noSession'))
      const { version, text } = request.body
      if (Buffer.byteLength(text) > most.notes) return sendRefusal(reply, refuse('tooLarge', most.notes))
      const done = await notes.write(table, person, { version, text })
      return done ? ({ version: version + 1 } satisfies NotesVersion) : sendRefusal(reply, refuse('stale'))
    },
  )
}
