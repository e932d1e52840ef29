import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ask, isTrouble, type Trouble } from '../client/api.ts'

/** The person changed their mind, or the browser could not: nothing is wrong with the server. */
const NOT_DONE: Trouble = { refused: 'passkey', about: '' }

/** Makes a passkey for this identity. */
export async function addPasskey(): Promise<Trouble | undefined> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options')
  if (isTrouble(optionsJSON)) return optionsJSON
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const answer = await ask<object>('POST', '/api/me/passkeys', await startRegistration({ optionsJSON }))
    return isTrouble(answer) ? answer : undefined
  } catch {
    return NOT_DONE
  }
}

/** Becomes whose passkey the person chooses. */
export async function signInWithPasskey(): Promise<Trouble | undefined> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options')
  if (isTrouble(optionsJSON)) return optionsJSON
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const answer = await ask<object>('POST', '/api/sign-in/passkey', await startAuthentication({ optionsJSON }))
    return isTrouble(answer) ? answer : undefined
  } catch {
    return NOT_DONE
  }
}
