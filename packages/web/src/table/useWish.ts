import { useSignal } from '@preact/signals'
import { isTrouble, type Trouble } from '../client/api.ts'
import { say } from '../client/language.ts'

/** Something asked of the server by a button: one thing at a time, and a refusal stays until the next. */
export type Wish = {
  readonly busy: boolean
  /** Why the last was refused, in the reader's language; nothing if it was not. */
  readonly refused: string
  /** The answer; `undefined` if there is none but a refusal. */
  ask<T extends object>(wish: () => Promise<T | Trouble>): Promise<T | undefined>
}

export function useWish(): Wish {
  const busy = useSignal(false)
  const refused = useSignal<Trouble['refused'] | undefined>(undefined)
  return {
    busy: busy.value,
    refused: refused.value === undefined ? '' : say().refusals[refused.value],
    async ask(wish) {
      if (busy.value) return undefined
      busy.value = true
      const answer = await wish()
      busy.value = false
      refused.value = isTrouble(answer) ? answer.refused : undefined
      return isTrouble(answer) ? undefined : answer
    },
  }
}
