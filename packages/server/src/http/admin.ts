import { PassThrough } from 'node:stream'
import { type Refusal, refuse } from '@selva/core'
import { BanList, Done, Hide, HideDocument, NewBan, ReportInfo, ReportList } from '@selva/protocol'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { REPORT_STATUSES } from '../store/rows/reports.ts'
import type { App } from './framework.ts'
import { moderatorsOnly } from './moderators.ts'
import { Id } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { sendRefusal, sendResult } from './refusal.ts'

const Which = Type.Object({ status: Type.Optional(Type.Enum([...REPORT_STATUSES])) })

/** Most moderators who may follow changes at the same time. */
const MOST_LOOKING = 20
/** Milliseconds. Regular lines keep proxies from closing a quiet connection, and report changes by another server. */
const BEAT = 15_000

/** Moderators' routes. Without a token in the settings none of them exists. */
export function adminRoutes(app: App, { moderation, adminToken, clock, limits }: RoutePorts): void {
  let looking = 0

  const only = { preHandler: moderatorsOnly(adminToken), ...limits.admin }
  const done = async (reply: FastifyReply, answer: Promise<Refusal | undefined>): Promise<FastifyReply> =>
    sendResult(reply, (await answer) ?? {})

  app.get(
    '/api/admin/reports',
    { schema: { summary: 'Reports, for moderators.', querystring: Which, answer: ReportList }, ...only },
    async (request) => ({
      reports: await moderation.reports(request.query.status ?? 'open'),
    }),
  )
  app.get(
    '/api/admin/reports/:id',
    { schema: { summary: 'One report.', params: Id, answer: ReportInfo }, ...only },
    async (request, reply) => sendResult(reply, await moderation.one(request.params.id)),
  )
  app.post(
    '/api/admin/reports/:id/hide',
    { schema: { summary: 'Hide a chat message.', params: Id, body: Hide, answer: Done }, ...only },
    (request, reply) => done(reply, moderation.hide(request.params.id, request.body.message)),
  )
  app.post(
    '/api/admin/reports/:id/hide-document',
    {
      schema: { summary: 'Hide a zone or scenario, or show it again.', params: Id, body: HideDocument, answer: Done },
      ...only,
    },
    (request, reply) => done(reply, moderation.hideDocument(request.params.id, request.body.hidden)),
  )
  app.post(
    '/api/admin/reports/:id/ban',
    { schema: { summary: 'Ban an author.', params: Id, body: NewBan, answer: Done }, ...only },
    (request, reply) => done(reply, moderation.ban(request.params.id, request.body)),
  )
  app.post(
    '/api/admin/reports/:id/resolve',
    { schema: { summary: 'Resolve a report.', params: Id, answer: Done }, ...only },
    (request, reply) => done(reply, moderation.resolve(request.params.id)),
  )
  app.get('/api/admin/bans', { schema: { summary: 'All bans.', answer: BanList }, ...only }, async () => ({
    bans: await moderation.bans(),
  }))
  app.post(
    '/api/admin/bans/:id/lift',
    { schema: { summary: 'Lift a ban.', params: Id, answer: Done }, ...only },
    (request, reply) => done(reply, moderation.unban(request.params.id)),
  )

  // One line whenever there is something new to fetch. The line holds no news, so nothing can pile up.
  app.get(
    '/api/admin/live',
    {
      schema: { summary: 'A stream with one line for each change.', answer: Type.String(), produces: 'text/plain' },
      ...only,
    },
    (request, reply) => {
      if (looking >= MOST_LOOKING) return sendRefusal(reply, refuse('tooMany', BEAT / 1000))
      looking++
      const lines = new PassThrough()
      lines.on('error', () => lines.destroy())
      const nudge = (): void => {
        if (lines.writableLength === 0) lines.write('changed\n')
      }
      const stopWatching = moderation.watch(nudge)
      let cancel = (): void => {}
      const beat = (): void => {
        nudge()
        cancel = clock.after(BEAT, beat)
      }
      beat()
      let over = false
      request.raw.on('close', () => {
        if (over) return
        over = true
        looking--
        stopWatching()
        cancel()
        lines.destroy()
      })
      return reply.type('text/plain').header('x-accel-buffering', 'no').send(lines)
    },
  )
}
