import { isRefusal, type Refusal, refuse } from '@selva/core'
import { Me, PasskeyOptions, UsedPasskey, WithCode, WithLink } from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { canMerge, mergeGuest } from '../accounts/merge-guest.ts'
import type { PersonId } from '../base/ids.ts'
import { relyingParty } from '../people/relying-party.ts'
import type { App } from './framework.ts'
import { kindOf, setDeviceCookie } from './me.ts'
import type { RoutePorts } from './parts.ts'
import { sendRefusal } from './refusal.ts'

/** A passkey's answer is longer than the body of any other request. */
export const MAX_PASSKEY_BYTES = 16_384

/** A proof of identity: looked at first, and used up only if it can be honoured. */
type Proof = {
  look(): Promise<PersonId | '' | undefined>
  take(): Promise<PersonId | '' | undefined>
}

/** Signing in on this device, by a link, a recovery code or a passkey. */
export function signInRoutes(app: App, { people, rooms, limits, publicUrl }: RoutePorts): void {
  async function signIn(request: FastifyRequest, reply: FastifyReply, person: PersonId): Promise<Me | FastifyReply> {
    const session = await mergeGuest({ people, rooms }, request.session, person, kindOf(request))
    if (isRefusal(session)) return sendRefusal(reply, session)
    setDeviceCookie(reply, people, session)
    return { name: await people.nameOf(person) }
  }

  async function redeem(request: FastifyRequest, reply: FastifyReply, proof: Proof): Promise<Me | FastifyReply> {
    const wrong: Refusal = refuse('wrongCode')
    const meant = await proof.look()
    if (meant === undefined || meant === '') return sendRefusal(reply, wrong)
    const refusal = await canMerge(people, request.session, meant)
    if (refusal !== undefined) return sendRefusal(reply, refusal)
    const person = await proof.take()
    return person === undefined || person === '' ? sendRefusal(reply, wrong) : signIn(request, reply, person)
  }

  app.post(
    '/api/sign-in/link',
    { schema: { summary: 'Sign in with a link.', body: WithLink, answer: Me }, ...limits.signIns },
    (request, reply) => {
      const { token } = request.body
      return redeem(request, reply, {
        look: () => people.oneTimeTokens.look('device', token),
        take: () => people.oneTimeTokens.take('device', token),
      })
    },
  )

  app.post(
    '/api/sign-in/recovery',
    {
      schema: { summary: 'Sign in with a recovery code.', body: WithCode, answer: Me },
      ...limits.signIns,
    },
    (request, reply) => {
      const { code } = request.body
      return redeem(request, reply, { look: () => people.recovery.look(code), take: () => people.recovery.take(code) })
    },
  )

  app.post(
    '/api/sign-in/passkey/options',
    { schema: { summary: 'Options for signing in with a passkey.', answer: PasskeyOptions }, ...limits.signIns },
    async (request, reply) => {
      const party = relyingParty(publicUrl, request.headers.host ?? '')
      return party === undefined ? sendRefusal(reply, refuse('needsHttps')) : people.ceremonies.toSignIn(party)
    },
  )

  app.post(
    '/api/sign-in/passkey',
    {
      schema: { summary: 'Sign in with a passkey.', body: UsedPasskey, answer: Me },
      bodyLimit: MAX_PASSKEY_BYTES,
      ...limits.signIns,
    },
    async (request, reply) => {
      const party = relyingParty(publicUrl, request.headers.host ?? '')
      if (party === undefined) return sendRefusal(reply, refuse('needsHttps'))
      const person = await people.ceremonies.signIn({ ...request.body, clientExtensionResults: {} }, party)
      return isRefusal(person) ? sendRefusal(reply, person) : signIn(request, reply, person)
    },
  )
}
