import { signal } from '@preact/signals'
import { learnAddress } from './address.ts'
import { api, isTrouble, type Trouble } from './api.ts'

/** What this browser's guest is called; empty until the server has said. */
export const myName = signal('')

/** Every visit begins here: the first one makes a guest. */
export async function meet(): Promise<Trouble | undefined> {
  const answer = await api.arrive()
  if (isTrouble(answer)) return answer
  myName.value = answer.name
  learnAddress(answer.openAt)
  return undefined
}

export async function callMe(name: string): Promise<Trouble | undefined> {
  const answer = await api.rename(name)
  if (isTrouble(answer)) return answer
  myName.value = answer.name
  return undefined
}
