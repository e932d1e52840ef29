import { Keeping } from '@selva/protocol'
import type { App } from './framework.ts'
import type { RoutePorts } from './parts.ts'

/** The figures of the privacy page, from the settings in force. */
export function privacyRoutes(app: App, { keeping }: RoutePorts): void {
  app.get(
    '/api/privacy',
    {
      schema: {
        summary: 'How long this server keeps what it knows about people, and how to reach its operator.',
        answer: Keeping,
      },
    },
    async () => keeping,
  )
}
