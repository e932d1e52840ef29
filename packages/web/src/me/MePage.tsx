import { type Signal, useSignal } from '@preact/signals'
import type { Profile } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isTrouble, type Trouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { NameField } from '../pages/home/NameField.tsx'
import { Frame } from '../ui/Frame.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { meApi } from './api.ts'
import { Blocked } from './Blocked.tsx'
import { Codes } from './Codes.tsx'
import { Devices } from './Devices.tsx'
import { Games } from './Games.tsx'
import { Kept } from './Kept.tsx'
import { Notices } from './Notices.tsx'
import { Part } from './Part.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SignIn } from './SignIn.tsx'
import { meWords } from './words.ts'
import '../styles/me.css'

/** Who one is here: name, games, ways back, devices, notices, blocks, and what is kept. */
export function MePage() {
  const m = meWords()
  const profile = useSignal<Profile | undefined>(undefined)
  const trouble: Signal<Trouble | undefined> = useSignal(undefined)
  useTitle(m.title)
  const read = async (): Promise<void> => {
    const answer = await meApi.profile()
    if (isTrouble(answer)) trouble.value = answer
    else profile.value = answer
  }
  useEffect(() => void read(), [])
  const act = async (wish: () => Promise<object | undefined>): Promise<void> => {
    trouble.value = undefined
    const answer = await wish()
    if (answer === undefined || !isTrouble(answer)) return read()
    trouble.value = answer
    if (answer.refused !== 'signOutUnsaved') return
    // It has happened all the same: the list is without the device.
    const now = await meApi.profile()
    if (!isTrouble(now)) profile.value = now
  }
  const desk = profile.value === undefined ? undefined : { profile: profile.value, act }
  return (
    <Frame>
      <main class="sheetpage mepage" data-testid="me" aria-busy={desk === undefined}>
        <h1>{m.title}</h1>
        <p class="trouble" role="alert">
          {trouble.value === undefined ? '' : say().refusals[trouble.value.refused]}
        </p>
        <NameField />
        <Games />
        {desk === undefined ? undefined : (
          <>
            <Part title={m.keep}>
              <p class="help">{desk.profile.kept ? m.kept : m.keepHelp}</p>
              <div class="meparts">
                <Passkeys {...desk} />
                <Codes {...desk} />
                <Devices {...desk} />
                <SignIn {...desk} />
              </div>
            </Part>
            <div class="meparts">
              <Notices {...desk} />
              <Blocked {...desk} />
            </div>
            <Kept {...desk} />
          </>
        )}
      </main>
    </Frame>
  )
}
