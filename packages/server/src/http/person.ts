import type { FastifyRequest } from 'fastify'
import type { PersonId, Session } from '../base/ids.ts'
import type { People } from '../people/people.ts'
import type { App } from './framework.ts'
import { isApi } from './routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who is asking, and their device. */
    session: Session | undefined
  }
}

/** Finds out who is asking, once for every request to the API. Whether a device is still signed in is stored. */
export function loadSessions(app: App, people: People): void {
  app.decorateRequest('session', undefined)
  app.addHook('preValidation', async (request) => {
    if (isApi(request)) request.session = await people.sessionIn(request.cookies)
  })
}

/** The person who is asking; `undefined` for a browser that has not been here before, or is signed out. */
export const personOf = (request: FastifyRequest): PersonId | undefined => request.session?.person
