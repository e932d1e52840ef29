import { useSignal } from '@preact/signals'
import { type ApiError, isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'

/** Something asked of the server by a button: one thing at a time, and a refusal stays until the next. */
export type RequestState = {
  readonly busy: boolean
  /** Why the last was refused, in the reader's language; nothing if it was not. */
  readonly refused: string
  /** The answer; `undefined` if there is none but a refusal. */
  ask<T extends object>(request: () => Promise<T | ApiError>): Promise<T | undefined>
}

export function useRequest(): RequestState {
  const busy = useSignal(false)
  const refused = useSignal<ApiError['refused'] | undefined>(undefined)
  return {
    busy: busy.value,
    refused: refused.value === undefined ? '' : messages().refusals[refused.value],
    async ask(request) {
      if (busy.value) return undefined
      busy.value = true
      const answer = await request()
      busy.value = false
      refused.value = isApiError(answer) ? answer.refused : undefined
      return isApiError(answer) ? undefined : answer
    },
  }
}
