import { batch, type ReadonlySignal, useSignal } from '@preact/signals'
import type { NewTable } from '@selva/protocol'
import { api, isTrouble, type Trouble } from '../client/api.ts'
import { go } from '../client/router.ts'

/** What somebody who wants to play at once is given: the game, and a setting for one person with bots. */
export type Alone = Pick<NewTable, 'game' | 'setting'>

type PlayNow = {
  /** Opens a table, fills it with bots, starts it, and goes there. */
  readonly play: () => void
  readonly busy: ReadonlySignal<boolean>
  /** Why that could not be. */
  readonly trouble: ReadonlySignal<Trouble | undefined>
}

export function usePlayNow(alone: Alone): PlayNow {
  const busy = useSignal(false)
  const trouble = useSignal<Trouble | undefined>(undefined)
  const play = async (): Promise<void> => {
    busy.value = true
    const answer = await api.host({ ...alone, listed: false, playNow: true })
    const refused = isTrouble(answer)
    batch(() => {
      busy.value = false
      trouble.value = refused ? answer : undefined
    })
    if (!refused) go(`/t/${answer.id}`)
  }
  return { play: () => void play(), busy, trouble }
}
