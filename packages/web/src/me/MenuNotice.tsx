import { useSignal } from '@preact/signals'
import type { Profile } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { meApi } from './api.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { isPushed, togglePush, whyNoPush } from './push.ts'
import { meWords } from './words.ts'

/** In a table's menu: the switch for this browser; where there can be none, why, and the way to what else there is. */
export function MenuNotice() {
  const m = meWords()
  const push = useSignal<Profile['push'] | undefined>(undefined)
  const said = useSignal('')
  const read = async (): Promise<void> => {
    const answer = await meApi.profile()
    if (isApiError(answer)) said.value = messages().refusals[answer.refused]
    else push.value = answer.push
  }
  useEffect(() => void read(), [])
  const why = whyNoPush()
  const known = push.value
  if (why !== undefined || known === undefined)
    return (
      <a class="btn push" href="/me" onClick={handleLinkClick} data-testid="no-push">
        <span>
          {m.notices}
          <small>{why === undefined ? said.value : m.noPush[why]}</small>
        </span>
      </a>
    )
  const turn = async (): Promise<void> => {
    const trouble = await togglePush(known)
    said.value = trouble === undefined ? '' : messages().refusals[trouble.refused]
    await read()
  }
  return (
    <>
      <PushSwitch on={isPushed(known)} turn={() => void turn()}>
        {m.notices}
      </PushSwitch>
      <small class="trouble" role="alert">
        {said.value}
      </small>
    </>
  )
}
