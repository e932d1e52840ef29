import { useSignal } from '@preact/signals'
import { isTrouble } from '../client/api.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import type { Desk } from './desk.ts'
import { SmallPart } from './Part.tsx'
import { signInWithPasskey } from './passkey.ts'
import { meWords } from './words.ts'

/** Becoming, in this browser, who one is elsewhere. */
export function SignIn({ profile, act }: Desk) {
  const m = meWords()
  const code = useSignal('')
  const arrive = async (wish: Promise<object | undefined>): Promise<object | undefined> => {
    const answer = await wish
    if (answer === undefined || !isTrouble(answer)) location.reload()
    return answer
  }
  return (
    <SmallPart title={m.signIn}>
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
    </SmallPart>
  )
}
