import { batch, type ReadonlySignal, useSignal } from '@preact/signals'
import type { NewTable } from '@selva/protocol'
import { type ApiError, api, isApiError } from '../client/api.ts'
import { navigate } from '../client/router.ts'
import { soloLevel } from '../client/solo-level.ts'
import { soloSide } from '../client/solo-side.ts'

/** Table for a person who wants to play at once: the game, and a setting for one person with bots. */
export type SoloTable = Pick<NewTable, 'game' | 'setting' | 'documents'>

type PlayNow = {
  /** Opens a table, fills it with bots, starts it, and goes there. */
  readonly play: () => void
  readonly busy: ReadonlySignal<boolean>
  /** Why that could not be. */
  readonly trouble: ReadonlySignal<ApiError | undefined>
}

export function usePlayNow(alone: SoloTable): PlayNow {
  const busy = useSignal(false)
  const trouble = useSignal<ApiError | undefined>(undefined)
  const play = async (): Promise<void> => {
    busy.value = true
    const bots = soloLevel(alone.game)
    // Where nobody can ever watch, nothing needs to wait for the eyes of others.
    const terms = { spectators: false, ...(bots === undefined ? {} : { bots }) }
    const side = soloSide(alone.game)
    const asked = side === '' ? {} : { side }
    const answer = await api.host({ ...alone, terms, ...asked, listed: false, playNow: true })
    const refused = isApiError(answer)
    batch(() => {
      busy.value = false
      trouble.value = refused ? answer : undefined
    })
    if (!refused) navigate(`/t/${answer.id}`)
  }
  return { play: () => void play(), busy, trouble }
}
