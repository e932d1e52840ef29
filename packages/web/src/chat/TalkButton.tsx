import { messages } from '../client/language.ts'
import { RoundButton } from '../ui/controls.tsx'
import { canTalk, talkOpen, unread } from './state.ts'

/** Opens and closes what is said at the table, and counts what is new. */
export function TalkButton() {
  const m = messages().bar
  const n = unread.value
  if (!canTalk.value) return undefined
  return (
    <div class="talkbutton" data-testid="talk-button" data-unread={n}>
      <RoundButton
        icon="speech"
        label={n === 0 ? m.talk : m.talkNew(n)}
        expanded={talkOpen.value}
        onClick={() => {
          talkOpen.value = !talkOpen.value
        }}
      />
      {n === 0 ? undefined : (
        <span class="n" aria-hidden="true">
          {Math.min(99, n)}
        </span>
      )}
    </div>
  )
}
