import { refuse } from '@selva/core'
import { DeviceLink, Done, NewPasskey, PasskeyOptions, RecoveryCodes } from '@selva/protocol'
import { Type } from 'typebox'
import type { DeviceId } from '../base/ids.ts'
import { relyingParty } from '../people/relying-party.ts'
import type { App } from './framework.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'
import { MAX_PASSKEY_BYTES } from './sign-in.ts'

const Id = Type.Object({ id: Type.String({ maxLength: 1500 }) })

/** Passkeys, recovery codes and links to other devices; and signing devices out. */
export function credentialRoutes(app: App, { people, limits, publicUrl }: RoutePorts): void {
  app.post(
    '/api/me/passkeys/options',
    { schema: { summary: 'Options for a new passkey.', answer: PasskeyOptions }, ...limits.signIns },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const party = relyingParty(publicUrl, request.headers.host ?? '')
      if (party === undefined) return sendRefusal(reply, refuse('needsHttps'))
      return people.ceremonies.toRegister(person, await people.nameOf(person), party)
    },
  )

  app.post(
    '/api/me/passkeys',
    {
      schema: { summary: 'Store a new passkey.', body: NewPasskey, answer: Done },
      bodyLimit: MAX_PASSKEY_BYTES,
      ...limits.signIns,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const party = relyingParty(publicUrl, request.headers.host ?? '')
      if (party === undefined) return sendRefusal(reply, refuse('needsHttps'))
      const { response, ...rest } = request.body
      const answer = {
        ...rest,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      }
      const refusal = await people.ceremonies.register(person, answer, party)
      return refusal === undefined ? {} : sendRefusal(reply, refusal)
    },
  )

  app.delete(
    '/api/me/passkeys/:id',
    { schema: { summary: 'Delete a passkey.', params: Id, answer: Done } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const dropped = await people.passkeys.drop(request.params.id, person)
      return dropped ? {} : sendRefusal(reply, refuse('unknownAddress'))
    },
  )

  app.post(
    '/api/me/recovery',
    { schema: { summary: 'New recovery codes. They are shown only once.', answer: RecoveryCodes }, ...limits.signIns },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      return { codes: [...(await people.recovery.renew(person))] } satisfies RecoveryCodes
    },
  )

  app.post(
    '/api/me/link',
    {
      schema: { summary: 'A link that signs in another device, once and within ten minutes.', answer: DeviceLink },
      ...limits.signIns,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      return (await people.oneTimeTokens.issue('device', person)) satisfies DeviceLink
    },
  )

  app.delete(
    '/api/me/devices/:id',
    { schema: { summary: 'Sign a device out.', params: Id, answer: Done } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const refusal = await people.signOut({ device: request.params.id as DeviceId, person })
      return refusal === undefined ? {} : sendRefusal(reply, refusal)
    },
  )
}
