import { refuse } from '@selva/core'
import { RecordBody, ShareChange, ShareInfo } from '@selva/protocol'
import { Type } from 'typebox'
import type { App } from './framework.ts'
import { longAnswer } from './long-answer.ts'
import { Id, WithInvite } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal, sendResult } from './refusal.ts'

const Token = Type.Object({ token: Type.String({ maxLength: 40 }) })

/** Public links to finished games. */
export function shareRoutes(app: App, { rooms, shares, limits }: RoutePorts): void {
  app.get(
    '/api/tables/:id/share',
    {
      schema: {
        summary: 'The public link to a finished game, and whether it names you.',
        params: Id,
        querystring: WithInvite,
        answer: ShareInfo,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const room = await rooms.findFor(request.params.id, person, request.query.invite ?? '')
      return room === undefined ? sendRefusal(reply, refuse('unknownTable')) : shares.info(room.table(), person)
    },
  )

  app.put(
    '/api/tables/:id/share',
    {
      schema: {
        summary: 'After the end: make your public link to a game, take it back, or say whether links name you.',
        params: Id,
        body: ShareChange,
        answer: ShareInfo,
      },
      ...limits.shares,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const room = await rooms.findFor(request.params.id, person, '')
      if (room === undefined) return sendRefusal(reply, refuse('unknownTable'))
      return sendResult(reply, await shares.change(room.table(), person, request.body))
    },
  )

  app.get(
    '/api/shared/:token',
    {
      schema: {
        summary: 'A shared game as a file, for anyone with its link. People who have not agreed have no name in it.',
        params: Token,
        answer: RecordBody,
      },
      ...limits.sharedGames,
    },
    async (request, reply) => {
      const record = await shares.open(request.params.token)
      return record === undefined
        ? sendRefusal(reply, refuse('unknownLink'))
        : longAnswer(request, reply, JSON.stringify(record))
    },
  )
}
