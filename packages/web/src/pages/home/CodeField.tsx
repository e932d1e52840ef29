import { messages } from '../../client/language.ts'
import { navigate } from '../../client/router.ts'
import { Button } from '../../ui/controls.tsx'
import { isText, useDraft } from '../../ui/useDraft.ts'
import { codeIn } from '../code.ts'
import '../../styles/entry.css'

/** Joining by code or link. */
export function CodeField() {
  const m = messages().home
  const typed = useDraft('code', '', isText)
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault()
        const code = codeIn(typed.value)
        if (code !== '') navigate(`/j/${code}`)
      }}
    >
      <label class="label" for="table-code">
        {m.code}
      </label>
      <span class="in">
        <input
          id="table-code"
          data-draft="code"
          value={typed.value}
          placeholder={m.codeHint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            typed.value = event.currentTarget.value
          }}
        />
        <Button kind="slim" submit>
          {m.join}
        </Button>
      </span>
    </form>
  )
}
