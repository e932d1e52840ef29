import { refuse } from '@selva/core'
import { Done, PushSubscription, Webhook } from '@selva/protocol'
import type { App } from './framework.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

/** Being told of one's turn. */
export function noticeRoutes(app: App, { notices }: RoutePorts): void {
  app.put(
    '/api/me/push',
    { schema: { summary: 'Turn on notifications for this browser.', body: PushSubscription, answer: Done } },
    async (request, reply) => {
      if (request.session === undefined) return sendRefusal(reply, refuse('noSession'))
      const refusal = await notices.subscribe(request.session, request.body)
      return refusal === undefined ? {} : sendRefusal(reply, refusal)
    },
  )

  app.delete(
    '/api/me/push',
    { schema: { summary: 'Turn off notifications for this browser.', answer: Done } },
    async (request, reply) => {
      if (request.session === undefined) return sendRefusal(reply, refuse('noSession'))
      await notices.subscriptions.drop(request.session.device)
      return {}
    },
  )

  app.put(
    '/api/me/webhook',
    {
      schema: { summary: 'The webhook to call when it is your turn; empty for none.', body: Webhook, answer: Done },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const refusal = await notices.callAt(person, request.body.url)
      return refusal === undefined ? {} : sendRefusal(reply, refusal)
    },
  )
}
