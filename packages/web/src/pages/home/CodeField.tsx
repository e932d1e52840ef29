import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { api, isApiError } from '../../client/api.ts'
import { messages } from '../../client/language.ts'
import { navigate } from '../../client/router.ts'
import { Button } from '../../ui/controls.tsx'
import { isText, useDraft } from '../../ui/useDraft.ts'
import { codeIn } from '../code.ts'
import '../../styles/entry.css'

/** Joining by code or link. A code that does not work is said here, where it can be corrected. */
export function CodeField() {
  const m = messages().home
  const typed = useDraft('code', '', isText)
  const said = useSignal('')
  const field = useRef<HTMLInputElement>(null)
  const join = async (): Promise<void> => {
    const code = codeIn(typed.value)
    const answer = code === '' ? undefined : await api.invited(code)
    if (answer !== undefined && !isApiError(answer)) return navigate(`/j/${code}`)
    said.value = answer === undefined ? '' : messages().refusals[answer.refused]
    field.current?.focus()
  }
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <label class="label" for="table-code">
        {m.code}
      </label>
      <span class="in">
        <input
          ref={field}
          id="table-code"
          data-draft="code"
          value={typed.value}
          placeholder={m.codeHint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            typed.value = event.currentTarget.value
            said.value = ''
          }}
        />
        <Button kind="slim" submit>
          {m.join}
        </Button>
      </span>
      <span class="said" role="status" data-testid="code-said">
        {said.value}
      </span>
    </form>
  )
}
