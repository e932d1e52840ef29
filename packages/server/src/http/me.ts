import { isRefusal, refuse } from '@selva/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceKind } from '../people/device-kind.ts'
import { depart } from '../people/joining.ts'
import type { People } from '../people/people.ts'
import { Done } from '../people/protocol.ts'
import type { Session } from '../people/session.ts'
import { Me, NewName, Welcome } from '../protocol.ts'
import type { App, Parts } from './app.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'

/** Gives the browser the cookie of its device. */
export function rememberDevice(reply: FastifyReply, people: People, { device }: Session): void {
  const { name, value, options } = people.cookieOf(device)
  void reply.setCookie(name, value, options)
}

/** Makes the browser forget its cookie. */
export function forgetDevice(reply: FastifyReply, { noCookie: { name, value, options } }: People): void {
  void reply.setCookie(name, value, options)
}

export const kindOf = ({ headers }: FastifyRequest): string => deviceKind(headers['user-agent'] ?? '')

/** Who this browser is. */
export function meRoutes(app: App, { people, rooms, publicUrl }: Parts): void {
  app.get(
    '/api/me',
    { schema: { summary: 'Who this browser is; a new guest on the first visit.', answer: Welcome } },
    async (request, reply): Promise<Welcome> => {
      const session = request.session ?? (await people.newGuest(kindOf(request)))
      await people.devices.touch(session.device)
      rememberDevice(reply, people, session)
      return { name: await people.nameOf(session.person), openAt: publicUrl?.origin ?? '' }
    },
  )

  app.put(
    '/api/me',
    { schema: { summary: 'Go by another name.', body: NewName, answer: Me } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const name = await people.rename(person, request.body.name)
      if (isRefusal(name)) return refused(reply, name)
      rooms.renamed(person, name)
      return { name } satisfies Me
    },
  )

  app.delete(
    '/api/me',
    { schema: { summary: 'Delete the account; others’ games keep a former player.', answer: Done } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const refusal = await depart({ people, rooms }, person)
      if (refusal !== undefined) return refused(reply, refusal)
      forgetDevice(reply, people)
      return {}
    },
  )

  app.post(
    '/api/me/sign-out',
    { schema: { summary: 'Sign this device out.', answer: Done } },
    async (request, reply) => {
      if (request.session === undefined) return refused(reply, refuse('noSession'))
      await people.signOut(request.session)
      forgetDevice(reply, people)
      return {}
    },
  )
}
