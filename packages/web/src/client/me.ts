import { signal } from '@preact/signals'
import { setPublicAddress } from './address.ts'
import { type ApiError, api, isApiError } from './api.ts'

/** The name of this browser's guest; empty until the server has sent it. */
export const myName = signal('')

/** Every visit begins here: the first one makes a guest. */
export async function loadMe(): Promise<ApiError | undefined> {
  const answer = await api.arrive()
  if (isApiError(answer)) return answer
  myName.value = answer.name
  setPublicAddress(answer.openAt)
  return undefined
}

export async function renameMe(name: string): Promise<ApiError | undefined> {
  const answer = await api.rename(name)
  if (isApiError(answer)) return answer
  myName.value = answer.name
  return undefined
}
