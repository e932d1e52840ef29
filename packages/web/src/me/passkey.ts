import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { type ApiError, isApiError, sendRequest } from '../client/api.ts'

/** The person changed their mind, or the browser could not: nothing is wrong with the server. */
const NOT_DONE: ApiError = { refused: 'passkey', about: '' }

/** Makes a passkey for this identity. */
export async function addPasskey(): Promise<ApiError | undefined> {
  const optionsJSON = await sendRequest<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options')
  if (isApiError(optionsJSON)) return optionsJSON
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const answer = await sendRequest<object>('POST', '/api/me/passkeys', await startRegistration({ optionsJSON }))
    return isApiError(answer) ? answer : undefined
  } catch {
    return NOT_DONE
  }
}

/** Becomes whose passkey the person chooses. */
export async function signInWithPasskey(): Promise<ApiError | undefined> {
  const optionsJSON = await sendRequest<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options')
  if (isApiError(optionsJSON)) return optionsJSON
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const answer = await sendRequest<object>('POST', '/api/sign-in/passkey', await startAuthentication({ optionsJSON }))
    return isApiError(answer) ? answer : undefined
  } catch {
    return NOT_DONE
  }
}
