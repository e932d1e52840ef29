import { useSignal } from '@preact/signals'
import { isTrouble } from '../client/api.ts'
import { Button } from '../ui/controls.tsx'
import { SureDialog } from '../ui/SureDialog.tsx'
import { meApi } from './api.ts'
import type { Desk } from './desk.ts'
import { Part } from './Part.tsx'
import { meWords } from './words.ts'

type Leaving = 'signOut' | 'delete'

/** Taking along all that is kept of me, and leaving. */
export function Kept({ profile, act }: Desk) {
  const m = meWords()
  const asked = useSignal<Leaving | undefined>(undefined)
  const leave = (how: Leaving): Promise<void> =>
    act(async () => {
      asked.value = undefined
      const answer = await (how === 'delete' ? meApi.remove() : meApi.signOut())
      if (!isTrouble(answer)) location.assign('/')
      return answer
    })
  /** Somebody who can come back is not asked whether they want to go. */
  const signOut = (): void => {
    if (profile.kept) void leave('signOut')
    else asked.value = 'signOut'
  }
  const how = asked.value
  return (
    <Part title={m.data}>
      <div class="meways">
        <a class="btn" href="/api/me/export" download>
          <span>{m.export}</span>
        </a>
        <Button onClick={signOut}>{m.signOut}</Button>
        <Button
          kind="strike"
          onClick={() => {
            asked.value = 'delete'
          }}
        >
          {m.delete}
        </Button>
      </div>
      {how === undefined ? undefined : (
        <SureDialog
          title={m[how]}
          text={how === 'delete' ? m.deleteSure : m.signOutAlone}
          stay={m.cancel}
          yes={() => void leave(how)}
          no={() => {
            asked.value = undefined
          }}
        />
      )}
    </Part>
  )
}
