import { useSignal } from '@preact/signals'
import { isApiError } from '../client/api.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import { ProfileSubsection } from './ProfileSection.tsx'
import { signInWithPasskey } from './passkey.ts'
import type { ProfileActions } from './profile-actions.ts'
import { meWords } from './words.ts'

/** Becoming, in this browser, who one is elsewhere. */
export function SignIn({ profile, act }: ProfileActions) {
  const m = meWords()
  const code = useSignal('')
  const arrive = async (request: Promise<object | undefined>): Promise<object | undefined> => {
    const answer = await request
    if (answer === undefined || !isApiError(answer)) location.reload()
    return answer
  }
  return (
    <ProfileSubsection title={m.signIn}>
      <p class="help">{m.signInHelp}</p>
      {profile.secureAt === location.origin ? (
        <Button onClick={() => void act(() => arrive(signInWithPasskey()))}>{m.withPasskey}</Button>
      ) : undefined}
      <form
        class="meform"
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => arrive(meApi.withCode(code.value)))
        }}
      >
        <input
          value={code.value}
          aria-label={m.code}
          placeholder={m.code}
          autocomplete="off"
          onInput={(event) => {
            code.value = event.currentTarget.value
          }}
        />
        <Button submit>{m.withCode}</Button>
      </form>
    </ProfileSubsection>
  )
}
