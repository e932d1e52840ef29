import { refuse } from '@selva/core'
import type { People } from '../people/people.ts'
import type { App } from './app.ts'
import type { Limits } from './limits.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** A person who asks from many addresses at once gets no further than one who asks from one. */
export function limitSessions(app: App, people: People, { sessionRequests: max }: Limits): void {
  const count = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => personOf(request, people) ?? '',
  })
  app.addHook('onRequest', async (request, reply) => {
    if (personOf(request, people) === undefined) return
    const spent = await count(request)
    if (spent.isAllowed || !spent.isExceeded) return
    return refused(reply.header('retry-after', spent.ttlInSeconds), refuse('tooMany', spent.ttlInSeconds))
  })
}
