import { refuse } from '@selva/core'
import type { App } from './app.ts'
import type { Limits } from './limits.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** A person who asks from many addresses at once gets no further than one who asks from one. */
export function limitSessions(app: App, { sessionRequests: max }: Limits): void {
  const count = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => personOf(request) ?? '',
  })
  app.addHook('preValidation', async (request, reply) => {
    if (personOf(request) === undefined) return
    const spent = await count(request)
    if (spent.isAllowed || !spent.isExceeded) return
    return refused(reply.header('retry-after', spent.ttlInSeconds), refuse('tooMany', spent.ttlInSeconds))
  })
}
