import type { FastifyRequest } from 'fastify'
import type { People } from '../people/people.ts'
import type { PersonId } from '../people/person.ts'

/** Who is asking; `undefined` for a browser that has not been here before. */
export const personOf = (request: FastifyRequest, people: People): PersonId | undefined =>
  people.personIn(request.cookies)
