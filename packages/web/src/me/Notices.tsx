import { useSignal } from '@preact/signals'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import type { ProfileActions } from './profile-actions.ts'
import { isPushed, togglePush, whyNoPush } from './push.ts'
import { meWords } from './words.ts'

/** Settings for notices that it is my turn. */
export function Notices({ profile, act }: ProfileActions) {
  const m = meWords()
  const url = useSignal(profile.webhook)
  const why = whyNoPush()
  return (
    <ProfileSection title={m.notices}>
      <p class="help">{why === undefined ? m.noticesHelp : m.noPush[why]}</p>
      {why === undefined ? (
        <PushSwitch on={isPushed(profile.push)} turn={() => void act(() => togglePush(profile.push))}>
          {m.pushHere}
        </PushSwitch>
      ) : undefined}
      <form
        class="meform"
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => meApi.webhook(url.value.trim()))
        }}
      >
        <label>
          <span class="label">{m.webhook}</span>
          <input
            type="url"
            value={url.value}
            onInput={(event) => {
              url.value = event.currentTarget.value
            }}
          />
        </label>
        <Button submit>{m.save}</Button>
      </form>
    </ProfileSection>
  )
}
