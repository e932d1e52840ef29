import { useRef } from 'preact/hooks'
import { messages } from '../../client/language.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { ShareBox } from '../page/ShareBox.tsx'
import { refusalText } from '../refusal-text.ts'
import { pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import type { DocumentSession } from './document-session.ts'
import { OpenSaved } from './SaveNotice.tsx'
import type { SaveRefusal, SavingState } from './saving-state.ts'
import { savingWords } from './words.ts'

/** Refusals that are about the words of the author. */
const ABOUT_TITLE: readonly SaveRefusal['refused'][] = ['untitled', 'unwantedTitle']

/** The refusal of a title, for the place where it is typed. */
export function TitleRefusal({ session }: { readonly session: DocumentSession }) {
  const { refusal } = session.state.value
  if (refusal === undefined || !ABOUT_TITLE.includes(refusal.refused)) return undefined
  const text = refusal.refused === 'untitled' ? savingWords().missing.title : messages().refusals[refusal.refused]
  return (
    <p class="trouble" role="alert" data-testid="title-trouble">
      {text}
    </p>
  )
}

/** Why it was not published, unless the words stand elsewhere. */
function publishRefusal({ refusal }: SavingState): string {
  if (refusal === undefined || (refusal.doing !== 'publish' && refusal.doing !== 'unpublish')) return ''
  switch (refusal.refused) {
    case 'untitled':
    case 'unwantedTitle':
    case 'offline':
    case 'documentChanged':
    case 'unknownDocument':
    case 'unknownParent':
    case 'documents':
      return ''
    case 'notPlayable':
      return savingWords().missing.faults
    default:
      return refusalText(refusal)
  }
}

function helpText({ saved }: SavingState): string {
  const { help } = savingWords()
  if (saved?.hidden === true) return help.hidden
  if (saved?.published === undefined) return help.private
  return saved.published === saved.version ? help.published : help.newer(saved.published)
}

/** Shows the document to everyone, or to its author alone; and its link once it is public. */
export function PublishPanel({ session }: { readonly session: DocumentSession }) {
  const w = savingWords()
  const state = session.state.value
  const { saved, unsaved, resumed, refusal: refused } = state
  const panel = useRef<HTMLElement>(null)
  /** The button that was pressed may go: then the panel has the focus. */
  const ask = (request: () => Promise<void>): void =>
    void request().then(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
      }),
    )
  const isPublic = saved?.published !== undefined
  const hasMore = unsaved || saved?.published !== saved?.version
  const refusal = publishRefusal(state)
  // The notice may offer it already: it is not offered twice.
  const mayGoBack = unsaved && !resumed && refused?.refused !== 'documentChanged'
  const path = saved === undefined ? undefined : pageOf({ kind: session.kind, id: saved.id })
  return (
    <section
      ref={panel}
      class="publish-panel"
      tabIndex={-1}
      aria-label={w.publish}
      data-testid="publish-panel"
      data-part="publish"
    >
      <h2 class="label">{w.publish}</h2>
      <p class="fine" role="status">
        {helpText(state)}
      </p>
      <div class="ways">
        {hasMore ? (
          <Button icon="share" onClick={() => ask(session.publish)} testid="publish-document">
            {isPublic ? w.publishChanges : w.publish}
          </Button>
        ) : undefined}
        {isPublic ? (
          <Button onClick={() => ask(session.unpublish)} testid="unpublish-document">
            {documentWords().unpublish}
          </Button>
        ) : undefined}
        {path === undefined ? undefined : <LinkButton to={path}>{w.page}</LinkButton>}
        {saved !== undefined && mayGoBack ? <OpenSaved session={session} version={saved.version} /> : undefined}
      </div>
      {refusal === '' ? undefined : (
        <p class="trouble" role="alert" data-testid="publish-trouble">
          {refusal}
        </p>
      )}
      {isPublic && path !== undefined && saved?.hidden !== true ? <ShareBox path={path} /> : undefined}
    </section>
  )
}
