import { useSignal } from '@preact/signals'
import { addressOf } from '../client/address.ts'
import { isApiError } from '../client/api.ts'
import { dayOf } from '../client/day.ts'
import { Button } from '../ui/controls.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { useBlockReload } from '../ui/useBlockReload.ts'
import { meApi } from './api.ts'
import { ProfileSubsection } from './ProfileSection.tsx'
import type { ProfileActions } from './profile-actions.ts'
import { meWords } from './words.ts'

/** The browsers that act for me, and the way to one more. */
export function Devices({ profile, act }: ProfileActions) {
  const m = meWords()
  const link = useSignal('')
  useBlockReload(link.value !== '')
  const bring = async (): Promise<object> => {
    const answer = await meApi.link()
    if (!isApiError(answer)) link.value = addressOf(`/d#${answer.token}`)
    return answer
  }
  return (
    <ProfileSubsection title={m.devices}>
      <ul class="melist">
        {profile.devices.map(({ id, kind, seen, here }) => (
          <li key={id}>
            <span>
              <b>
                {kind === '' ? m.unknownDevice : kind} {here ? <span class="tag">{m.here}</span> : undefined}
              </b>
              <small>{m.seen(dayOf(seen))}</small>
            </span>
            {here ? undefined : (
              <Button kind="slim" onClick={() => void act(() => meApi.endDevice(id))}>
                {m.signOutDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {link.value === '' ? (
        <Button icon="link" onClick={() => void act(bring)}>
          {m.addDevice}
        </Button>
      ) : (
        <div class="melink">
          <p>{m.linkHelp}</p>
          <input readOnly value={link.value} aria-label={m.addDevice} onFocus={(e) => e.currentTarget.select()} />
          <QrCode text={link.value} label={m.addDevice} />
        </div>
      )}
    </ProfileSubsection>
  )
}
