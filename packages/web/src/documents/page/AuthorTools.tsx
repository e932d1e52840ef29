import { useSignal } from '@preact/signals'
import type { DocumentInfo } from '@selva/protocol'
import { type ApiError, isApiError } from '../../client/api.ts'
import { navigate } from '../../client/router.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Button } from '../../ui/controls.tsx'
import { documentsApi } from '../api.ts'
import { refusalText } from '../refusal-text.ts'
import { documentWords } from '../words.ts'

/** The tools of an author: looking at versions, publishing one, taking it back, deleting it. */
export function AuthorTools({
  stored,
  show,
}: {
  readonly stored: DocumentInfo
  /** Shows the document as it is now. */
  readonly show: (stored: DocumentInfo) => void
}) {
  const m = documentWords()
  const said = useSignal('')
  const asking = useSignal(false)
  const { id, version, versions, published, hidden, playable } = stored
  const state = hidden === true ? 'hidden' : published === undefined ? 'private' : 'published'
  const take = (answer: DocumentInfo | ApiError, words: string): void => {
    said.value = isApiError(answer) ? refusalText(answer) : words
    if (!isApiError(answer)) show(answer)
  }
  const drop = async (): Promise<void> => {
    const answer = await documentsApi.drop(id)
    asking.value = false
    if (isApiError(answer)) said.value = refusalText(answer)
    else navigate('/gallery')
  }
  return (
    <section class="author-tools">
      <h2 class="label">
        {m.author} <b data-testid="document-state">{m.states[state]}</b>
      </h2>
      {versions > 1 ? (
        <label class="choice">
          <span>{m.versions}</span>
          <select
            value={String(version)}
            onChange={(event) =>
              void documentsApi.read(id, Number(event.currentTarget.value)).then((answer) => take(answer, ''))
            }
          >
            {Array.from({ length: versions }, (_, i) => versions - i).map((n) => (
              <option key={n} value={String(n)}>
                {m.versionOf(n)}
              </option>
            ))}
          </select>
        </label>
      ) : undefined}
      {published === version ? undefined : <p class="faint">{playable ? m.publishHelp : m.notPlayable}</p>}
      <div class="ways">
        {published === version ? undefined : (
          <Button
            disabled={!playable}
            testid="publish"
            onClick={() => void documentsApi.publish({ id, version }).then((answer) => take(answer, m.done.published))}
          >
            {versions > 1 ? m.publishThis(version) : m.publish}
          </Button>
        )}
        {published === undefined ? undefined : (
          <Button onClick={() => void documentsApi.unpublish(id).then((answer) => take(answer, m.done.unpublished))}>
            {m.unpublish}
          </Button>
        )}
        <Button
          kind="strike"
          onClick={() => {
            asking.value = true
          }}
        >
          {m.delete}
        </Button>
      </div>
      <p role="status">{said.value}</p>
      {asking.value ? (
        <ConfirmDialog
          title={m.delete}
          text={m.deleteText}
          stay={m.keep}
          yes={() => void drop()}
          no={() => {
            asking.value = false
          }}
        />
      ) : undefined}
    </section>
  )
}
