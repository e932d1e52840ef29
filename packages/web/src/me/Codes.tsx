import { useSignal } from '@preact/signals'
import { isApiError } from '../client/api.ts'
import { Button } from '../ui/controls.tsx'
import { useBlockReload } from '../ui/useBlockReload.ts'
import { meApi } from './api.ts'
import { ProfileSubsection } from './ProfileSection.tsx'
import type { ProfileActions } from './profile-actions.ts'
import { meWords } from './words.ts'

/** Codes on paper. They are shown once, when they are made. */
export function Codes({ profile, act }: ProfileActions) {
  const m = meWords()
  const codes = useSignal<readonly string[]>([])
  useBlockReload(codes.value.length > 0)
  const renew = async (): Promise<object> => {
    const answer = await meApi.codes()
    if (!isApiError(answer)) codes.value = answer.codes
    return answer
  }
  return (
    <ProfileSubsection title={m.codes}>
      {codes.value.length === 0 ? (
        <p class="help">{profile.recovery === 0 ? m.noCodes : m.codesLeft(profile.recovery)}</p>
      ) : (
        <>
          <p>{m.codesOnce}</p>
          <ul class="mecodes" data-testid="codes">
            {codes.value.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={() => void act(renew)}>{m.newCodes}</Button>
    </ProfileSubsection>
  )
}
