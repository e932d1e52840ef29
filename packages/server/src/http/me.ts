import { isRefusal, refuse } from '@selva/core'
import { Me, NewName } from '../protocol.ts'
import type { App, Parts } from './app.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** Who this browser is. */
export function meRoutes(app: App, { people, rooms }: Parts): void {
  app.get(
    '/api/me',
    { schema: { summary: 'Who this browser is; a new guest on the first visit.', answer: Me } },
    async (request, reply): Promise<Me> => {
      const person = personOf(request, people) ?? people.fresh()
      const { name, value, options } = people.cookieOf(person)
      void reply.setCookie(name, value, options)
      return { name: await people.nameOf(person) }
    },
  )

  app.put(
    '/api/me',
    { schema: { summary: 'Go by another name.', body: NewName, answer: Me } },
    async (request, reply) => {
      const person = personOf(request, people)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const name = await people.rename(person, request.body.name)
      if (isRefusal(name)) return refused(reply, name)
      rooms.renamed(person, name)
      return { name } satisfies Me
    },
  )
}
