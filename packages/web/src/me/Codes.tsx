import { useSignal } from '@preact/signals'
import { isTrouble } from '../client/api.ts'
import { Button } from '../ui/controls.tsx'
import { useUnkept } from '../ui/useUnkept.ts'
import { meApi } from './api.ts'
import type { Desk } from './desk.ts'
import { SmallPart } from './Part.tsx'
import { meWords } from './words.ts'

/** Codes on paper. They are shown once, when they are made. */
export function Codes({ profile, act }: Desk) {
  const m = meWords()
  const codes = useSignal<readonly string[]>([])
  useUnkept(codes.value.length > 0)
  const renew = async (): Promise<object> => {
    const answer = await meApi.codes()
    if (!isTrouble(answer)) codes.value = answer.codes
    return answer
  }
  return (
    <SmallPart title={m.codes}>
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
    </SmallPart>
  )
}
