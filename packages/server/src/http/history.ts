import { isRefusal, refuse } from '@selva/core'
import { HistoryBody, RecordBody } from '@selva/protocol'
import { Type } from 'typebox'
import type { App } from './framework.ts'
import { longAnswer } from './long-answer.ts'
import { Id, WithInvite } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

const HistoryQuery = Type.Object({
  ...WithInvite.properties,
  screen: Type.Optional(Type.Boolean()),
  /** The vocabulary of the page's own build: with the server's own, frames come in short form. */
  wire: Type.Optional(Type.String({ maxLength: 40 })),
})

/** The history of a running game is padded to whole kilobytes, so that its size tells as little as possible. */
const HISTORY_STEP = 1024

/** The course of a game: what the reader was entitled to see, and the file of a finished game. */
export function historyRoutes(app: App, { rooms }: RoutePorts): void {
  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        summary: 'Everything the reader was allowed to see; after the end, everything.',
        params: Id,
        querystring: HistoryQuery,
        answer: HistoryBody,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const { invite = '', screen = false, wire = '' } = request.query
      const history =
        (await rooms.findFor(request.params.id, person, invite))?.history(person, invite, screen, wire) ??
        refuse('unknownTable')
      if (isRefusal(history)) return sendRefusal(reply, history)
      const body = `{"frames":[${history.frames.join(',')}],"opened":[${history.opened.join(',')}]}`
      if (history.opened.length > 0) return longAnswer(request, reply, body)
      // Compressed, its size would depend on its content.
      return reply.type('application/json').send(body.padEnd(Math.ceil(body.length / HISTORY_STEP) * HISTORY_STEP))
    },
  )

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'A finished game as a file, to replay and verify.',
        params: Id,
        querystring: WithInvite,
        answer: RecordBody,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const { invite = '' } = request.query
      const record =
        (await rooms.findFor(request.params.id, person, invite))?.record(person, invite) ?? refuse('unknownTable')
      return isRefusal(record) ? sendRefusal(reply, record) : longAnswer(request, reply, JSON.stringify(record))
    },
  )
}
