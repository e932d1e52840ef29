import { useSignal } from '@preact/signals'
import type { BlockInfo } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { dayOf } from '../client/day.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import { ProfileSection } from './ProfileSection.tsx'
import type { ProfileActions } from './profile-actions.ts'
import { meWords } from './words.ts'

/** The people I have blocked, by the names they had then, each with a button to unblock. */
export function Blocked({ act }: ProfileActions) {
  const m = meWords()
  const blocks = useSignal<readonly BlockInfo[]>([])
  const show = async (asked: ReturnType<typeof meApi.blocks>): Promise<object> => {
    const answer = await asked
    if (!isApiError(answer)) blocks.value = answer.blocks
    return answer
  }
  useEffect(() => void show(meApi.blocks()), [])
  return (
    <ProfileSection title={m.blocked}>
      <p class="help">{blocks.value.length === 0 ? m.noBlocked : m.blockedHelp}</p>
      <ul class="melist" data-testid="blocked">
        {blocks.value.map(({ id, name, at }) => (
          <li key={id}>
            <span>
              <b>{name === '' ? m.nameless : name}</b>
              <small>{m.blockedOn(dayOf(at))}</small>
            </span>
            <Button kind="slim" onClick={() => void act(() => show(meApi.unblock(id)))}>
              {m.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
