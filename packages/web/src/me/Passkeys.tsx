import { dayOf } from '../client/day.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import { ProfileSubsection } from './ProfileSection.tsx'
import { addPasskey } from './passkey.ts'
import type { ProfileActions } from './profile-actions.ts'
import { meWords } from './words.ts'

export function Passkeys({ profile, act }: ProfileActions) {
  const m = meWords()
  const able = profile.secureAt === location.origin && 'PublicKeyCredential' in window
  return (
    <ProfileSubsection title={m.passkeys}>
      <ul class="melist">
        {profile.passkeys.map(({ id, made }) => (
          <li key={id}>
            <b>{m.passkeyMade(dayOf(made))}</b>
            <Button kind="slim" onClick={() => void act(() => meApi.dropPasskey(id))}>
              {m.remove}
            </Button>
          </li>
        ))}
      </ul>
      {able ? (
        <Button icon="plus" onClick={() => void act(addPasskey)}>
          {m.addPasskey}
        </Button>
      ) : (
        <p class="help">{profile.secureAt === '' ? m.needsHttps : m.elsewhere(profile.secureAt)}</p>
      )}
    </ProfileSubsection>
  )
}
