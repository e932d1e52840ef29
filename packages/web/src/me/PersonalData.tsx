import { useSignal } from '@preact/signals'
import { isApiError } from '../client/api.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Button, LinkButton } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import { ProfileSection } from './ProfileSection.tsx'
import type { ProfileActions } from './profile-actions.ts'
import { meWords } from './words.ts'

type Leaving = 'signOut' | 'delete'

/** Taking along all that is kept of me, and leaving. */
export function PersonalData({ profile, act }: ProfileActions) {
  const m = meWords()
  const asked = useSignal<Leaving | undefined>(undefined)
  const leave = (how: Leaving): Promise<void> =>
    act(async () => {
      asked.value = undefined
      const answer = await (how === 'delete' ? meApi.remove() : meApi.signOut())
      if (!isApiError(answer)) location.assign('/')
      return answer
    })
  /** Somebody who can come back is not asked whether they want to go. */
  const signOut = (): void => {
    if (profile.kept) void leave('signOut')
    else asked.value = 'signOut'
  }
  const how = asked.value
  return (
    <ProfileSection title={m.data}>
      <div class="meways">
        <a class="btn" href="/api/me/export" download>
          <span>{m.export}</span>
        </a>
        <LinkButton to="/privacy">{m.privacy}</LinkButton>
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
        <ConfirmDialog
          title={m[how]}
          text={how === 'delete' ? m.deleteSure : m.signOutAlone}
          stay={m.cancel}
          yes={() => void leave(how)}
          no={() => {
            asked.value = undefined
          }}
        />
      )}
    </ProfileSection>
  )
}
