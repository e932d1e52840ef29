import { type Refusal, refuse } from '@selva/core'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { OneTimeTokens } from '../store/rows/one-time-tokens.ts'
import type { Passkeys } from '../store/rows/passkeys.ts'
import { StoreError } from '../store/store.ts'
import type { RelyingParty } from './relying-party.ts'

/** Making and using passkeys. Every challenge is good once and for five minutes. */
export type Ceremonies = {
  toRegister(person: PersonId, name: string, party: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON>
  register(person: PersonId, answer: RegistrationResponseJSON, party: RelyingParty): Promise<Refusal | undefined>
  toSignIn(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** The owner of the passkey that has signed. */
  signIn(answer: AuthenticationResponseJSON, party: RelyingParty): Promise<PersonId | Refusal>
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

/** Loaded when the first passkey is asked for: most visits need none. */
const library = () => import('@simplewebauthn/server')

/** The library throws at everything that does not fit. */
function unfit(error: unknown): Refusal {
  if (error instanceof StoreError) throw error
  return refuse('passkey')
}

export function ceremoniesOf(
  passkeys: Passkeys,
  oneTimeTokens: OneTimeTokens,
  { passkeys: most }: Pick<Limits, 'passkeys'>,
): Ceremonies {
  return {
    async toRegister(person, name, party) {
      const { token } = await oneTimeTokens.issue('register', person)
      const known = await passkeys.of(person)
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: 'Selva',
        rpID: party.id,
        userName: name,
        userDisplayName: name,
        userID: new TextEncoder().encode(person),
        challenge: bytes(token),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        // It must be found without a name being typed: there are no names to type here.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
    },
    async register(person, answer, party) {
      if ((await passkeys.of(person)).length >= most) return refuse('passkey')
      const { verifyRegistrationResponse } = await library()
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: answer,
          expectedChallenge: async (challenge) => (await oneTimeTokens.take('register', challenge)) === person,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: false,
        })
        if (!verified) return refuse('passkey')
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        const key = Buffer.from(publicKey).toString('base64url')
        const added = await passkeys.add({ id, person, publicKey: key, counter, transports: transports.join(',') })
        return added ? undefined : refuse('passkey')
      } catch (error) {
        return unfit(error)
      }
    },
    async toSignIn(party) {
      const { token } = await oneTimeTokens.issue('signIn', undefined)
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({ rpID: party.id, challenge: bytes(token), userVerification: 'preferred' })
    },
    async signIn(answer, party) {
      const passkey = await passkeys.find(answer.id)
      if (passkey === undefined) return refuse('passkey')
      const { verifyAuthenticationResponse } = await library()
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer,
          expectedChallenge: async (challenge) => (await oneTimeTokens.take('signIn', challenge)) === '',
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential: { id: passkey.id, publicKey: bytes(passkey.publicKey), counter: passkey.counter },
          requireUserVerification: false,
        })
        if (!verified) return refuse('passkey')
        await passkeys.used(passkey.id, authenticationInfo.newCounter)
        return passkey.person
      } catch (error) {
        return unfit(error)
      }
    },
  }
}
