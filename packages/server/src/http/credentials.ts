import { refuse } from '@selva/core'
import { DeviceLink, Done, NewPasskey, PasskeyOptions, RecoveryCodes } from '@selva/protocol'
import { Type } from 'typebox'
import type { DeviceId } from '../base/ids.ts'
import { relyingParty } from '../people/relying-party.ts'
import type { App } from './framework.ts'
import type { Parts } from './parts.ts'
import { personOf } from './person.ts'
import { refused } from './refusal.ts'
import { LARGEST_PASSKEY } from './sign-in.ts'

const Id = Type.Object({ id: Type.String({ maxLength: 1500 }) })

/** Passkeys, recovery codes and links to other devices; and signing devices out. */
export function credentialRoutes(app: App, { people, limits, publicUrl }: Parts): void {
  app.post(
    '/api/me/passkeys/options',
    { schema: { summary: 'What a new passkey is made of.', answer: PasskeyOptions }, ...limits.signIns },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const party = relyingParty(publicUrl, request.headers.host ?? '')
      if (party === undefined) return refused(reply, refuse('needsHttps'))
      return people.ceremonies.toRegister(person, await people.nameOf(person), party)
    },
  )

  app.post(
    '/api/me/passkeys',
    {
      schema: { summary: 'Keep a passkey that was made.', body: NewPasskey, answer: Done },
      bodyLimit: LARGEST_PASSKEY,
      ...limits.signIns,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const party = relyingParty(publicUrl, request.headers.host ?? '')
      if (party === undefined) return refused(reply, refuse('needsHttps'))
      const { response, ...rest } = request.body
      const answer = {
        ...rest,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      }
      const refusal = await people.ceremonies.register(person, answer, party)
      return refusal === undefined ? {} : refused(reply, refusal)
    },
  )

  app.delete(
    '/api/me/passkeys/:id',
    { schema: { summary: 'Forget a passkey.', params: Id, answer: Done } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const dropped = await people.passkeys.drop(request.params.id, person)
      return dropped ? {} : refused(reply, refuse('unknownAddress'))
    },
  )

  app.post(
    '/api/me/recovery',
    { schema: { summary: 'New recovery codes, told this once.', answer: RecoveryCodes }, ...limits.signIns },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      return { codes: [...(await people.recovery.renew(person))] } satisfies RecoveryCodes
    },
  )

  app.post(
    '/api/me/link',
    {
      schema: { summary: 'What brings another device, once and within ten minutes.', answer: DeviceLink },
      ...limits.signIns,
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      return (await people.vouchers.issue('device', person)) satisfies DeviceLink
    },
  )

  app.delete(
    '/api/me/devices/:id',
    { schema: { summary: 'Sign a device out.', params: Id, answer: Done } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return refused(reply, refuse('noSession'))
      const refusal = await people.signOut({ device: request.params.id as DeviceId, person })
      return refusal === undefined ? {} : refused(reply, refusal)
    },
  )
}
