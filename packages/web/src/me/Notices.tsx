import { useSignal } from '@preact/signals'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import type { Desk } from './desk.ts'
import { Part } from './Part.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { isPushed, turnPush, whyNoPush } from './push.ts'
import { meWords } from './words.ts'

/** Where I am told that it is my turn. */
export function Notices({ profile, act }: Desk) {
  const m = meWords()
  const url = useSignal(profile.webhook)
  const why = whyNoPush()
  return (
    <Part title={m.notices}>
      <p class="help">{why === undefined ? m.noticesHelp : m.noPush[why]}</p>
      {why === undefined ? (
        <PushSwitch on={isPushed(profile.push)} turn={() => void act(() => turnPush(profile.push))}>
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
    </Part>
  )
}
