import { type Signal, useSignal } from '@preact/signals'
import type { Profile } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { type ApiError, isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { NameField } from '../pages/home/NameField.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { meApi } from './api.ts'
import { Blocked } from './Blocked.tsx'
import { Codes } from './Codes.tsx'
import { Devices } from './Devices.tsx'
import { Figures } from './Figures.tsx'
import { Games } from './Games.tsx'
import { Notices } from './Notices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PersonalData } from './PersonalData.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SignIn } from './SignIn.tsx'
import { meWords } from './words.ts'
import '../styles/me.css'

/** The reader's profile: name, games, ways back, devices, notices, blocks, and stored data. */
export function MePage() {
  const m = meWords()
  const profile = useSignal<Profile | undefined>(undefined)
  const trouble: Signal<ApiError | undefined> = useSignal(undefined)
  useTitle(m.title)
  const read = async (): Promise<void> => {
    const answer = await meApi.profile()
    if (isApiError(answer)) trouble.value = answer
    else profile.value = answer
  }
  useEffect(() => void read(), [])
  const act = async (request: () => Promise<object | undefined>): Promise<void> => {
    trouble.value = undefined
    const answer = await request()
    if (answer === undefined || !isApiError(answer)) return read()
    trouble.value = answer
    if (answer.refused !== 'signOutUnsaved') return
    // It has happened all the same: the list is without the device.
    const now = await meApi.profile()
    if (!isApiError(now)) profile.value = now
  }
  const actions = profile.value === undefined ? undefined : { profile: profile.value, act }
  return (
    <PageLayout>
      <main class="sheetpage mepage" data-testid="me" aria-busy={actions === undefined}>
        <h1>{m.title}</h1>
        <p class="trouble" role="alert">
          {trouble.value === undefined ? '' : messages().refusals[trouble.value.refused]}
        </p>
        <NameField />
        <div class="me-top">
          <Figures />
          <Games />
        </div>
        {actions === undefined ? undefined : (
          <>
            <ProfileSection title={m.keep}>
              <p class="help">{actions.profile.kept ? m.kept : m.keepHelp}</p>
              <div class="meparts">
                <Passkeys {...actions} />
                <Codes {...actions} />
                <Devices {...actions} />
                <SignIn {...actions} />
              </div>
            </ProfileSection>
            <div class="meparts">
              <Notices {...actions} />
              <Blocked {...actions} />
            </div>
            <PersonalData {...actions} />
          </>
        )}
      </main>
    </PageLayout>
  )
}
