import { plainSentence } from '../client/rich-text.ts'
import { Icon } from '../ui/Icon.tsx'
import { logWords } from './words.ts'
import './log.css'

/** Above the sheet of a phone: who I am, and the last thing that happened. Both open more. */
export function Strip({
  role,
  last,
  openLog,
}: {
  readonly role:
    | { readonly icon: string; readonly text: string; readonly tone: string; readonly open: () => void }
    | undefined
  readonly last: { readonly n: number; readonly text: string } | undefined
  readonly openLog: () => void
}) {
  const m = logWords()
  return (
    <div class="strip" data-testid="strip">
      {role === undefined ? undefined : (
        <button type="button" class={`role-chip ${role.tone}`} data-testid="role-chip" onClick={role.open}>
          <Icon name={role.icon} kind="small" />
          {role.text}
        </button>
      )}
      <button type="button" class="ticker" data-testid="ticker" title={m.openLog} onClick={openLog}>
        {last === undefined ? (
          m.nothing
        ) : (
          <>
            {last.n === 0 ? undefined : <b>{last.n} </b>}
            {plainSentence(last.text)}
          </>
        )}
      </button>
    </div>
  )
}
