import { dayOf } from '../client/day.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import type { Desk } from './desk.ts'
import { SmallPart } from './Part.tsx'
import { addPasskey } from './passkey.ts'
import { meWords } from './words.ts'

export function Passkeys({ profile, act }: Desk) {
  const m = meWords()
  const able = profile.secureAt === location.origin && 'PublicKeyCredential' in window
  return (
    <SmallPart title={m.passkeys}>
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
    </SmallPart>
  )
}
