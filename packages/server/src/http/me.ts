import { isRefusal, refuse } from '@selva/core'
import { Done, Me, NewName, Welcome } from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deleteAccount } from '../accounts/delete-account.ts'
import type { Session } from '../base/ids.ts'
import { deviceKind } from '../people/device-kind.ts'
import type { People } from '../people/people.ts'
import type { App } from './framework.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

/** Gives the browser the cookie of its device. */
export function setDeviceCookie(reply: FastifyReply, people: People, { device }: Session): void {
  const { name, value, options } = people.cookieOf(device)
  void reply.setCookie(name, value, options)
}

/** Makes the browser forget its cookie. */
function clearDeviceCookie(reply: FastifyReply, { noCookie: { name, value, options } }: People): void {
  void reply.setCookie(name, value, options)
}

export const kindOf = ({ headers }: FastifyRequest): string => deviceKind(headers['user-agent'] ?? '')

/** Routes about the person of this browser. */
export function meRoutes(app: App, { people, rooms, limits, newGuest, openAt }: RoutePorts): void {
  const welcome = async ({ headers }: FastifyRequest, { person }: Session): Promise<Welcome> => ({
    name: await people.nameOf(person),
    openAt: openAt(headers),
  })

  app.get('/api/me', { schema: { summary: 'The person of this browser.', answer: Welcome } }, async (request, reply) =>
    request.session === undefined ? sendRefusal(reply, refuse('noSession')) : welcome(request, request.session),
  )

  // A link on another site can make a browser GET anything, and the answer may set a cookie over the one that is there.
  // A POST from another site is refused, so this is the only way to become a new guest.
  app.post(
    '/api/me',
    { schema: { summary: 'The person of this browser; creates a guest on the first visit.', answer: Welcome } },
    async (request, reply) => {
      const refusal = request.session === undefined ? newGuest(request, reply) : undefined
      if (refusal !== undefined) return refusal
      const session = request.session ?? (await people.newGuest(kindOf(request)))
      // The cookie is renewed once a day. More often, a slow answer could undo a sign-in in another tab.
      const renew = request.session === undefined || (await people.devices.touch(session.device))
      if (renew) setDeviceCookie(reply, people, session)
      return welcome(request, session)
    },
  )

  app.put(
    '/api/me',
    { schema: { summary: 'Change your name.', body: NewName, answer: Me }, ...limits.renames },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const name = await people.rename(person, request.body.name)
      if (isRefusal(name)) return sendRefusal(reply, name)
      await rooms.renamed(person, name)
      return { name } satisfies Me
    },
  )

  app.delete(
    '/api/me',
    { schema: { summary: 'Delete your account. Others’ games show a former player.', answer: Done } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const heir = await deleteAccount({ people, rooms }, person, kindOf(request))
      if (isRefusal(heir)) return sendRefusal(reply, heir)
      if (heir === undefined) clearDeviceCookie(reply, people)
      else setDeviceCookie(reply, people, heir)
      return {}
    },
  )

  app.post(
    '/api/me/sign-out',
    { schema: { summary: 'Sign this device out.', answer: Done } },
    async (request, reply) => {
      if (request.session === undefined) return sendRefusal(reply, refuse('noSession'))
      const refusal = await people.signOut(request.session)
      clearDeviceCookie(reply, people)
      return refusal === undefined ? {} : sendRefusal(reply, refusal)
    },
  )
}
