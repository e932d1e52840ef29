import { NewRestart, RestartInfo } from '@selva/protocol'
import type { App } from './framework.ts'
import { moderatorsOnly } from './moderators.ts'
import type { RoutePorts } from './parts.ts'

/** Announcing a restart to all pages, and calling it off. */
export function restartRoutes(app: App, { restart, adminToken, limits }: RoutePorts): void {
  const only = { preHandler: moderatorsOnly(adminToken), ...limits.admin }
  const now = (): RestartInfo => {
    const left = restart.left()
    return left === undefined ? {} : { restartsIn: left }
  }

  app.get(
    '/api/admin/restart',
    { schema: { summary: 'The announced restart, if any.', answer: RestartInfo }, ...only },
    async () => now(),
  )
  app.post(
    '/api/admin/restart',
    { schema: { summary: 'Announce a restart to all pages.', body: NewRestart, answer: RestartInfo }, ...only },
    async (request) => {
      restart.announce(request.body.seconds * 1000)
      return now()
    },
  )
  app.delete(
    '/api/admin/restart',
    { schema: { summary: 'Cancel the announced restart.', answer: RestartInfo }, ...only },
    async () => {
      restart.cancel()
      return now()
    },
  )
}
