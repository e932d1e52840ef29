import { useSignal } from '@preact/signals'
import { messages } from '../../client/language.ts'
import { handleLinkClick, navigate } from '../../client/router.ts'
import { Button } from '../../ui/controls.tsx'
import { documentSession } from '../saving/document-session.ts'
import { openedDraft } from '../saving/open-document.ts'
import type { SaveRefusal } from '../saving/saving-state.ts'
import { type KnownGame, pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import { type ListedDraft, listedDrafts } from './drafts.ts'

/** Saves a draft on the server as its editor would, and opens its page. Returns why it was refused. */
async function saveDraft({ game, kind, id, ...draft }: ListedDraft): Promise<SaveRefusal | undefined> {
  const session = documentSession(
    {
      kind,
      game,
      text: () => draft.text,
      title: () => draft.title,
      show: () => undefined,
      renamed: () => undefined,
      missing: () => undefined,
      point: () => undefined,
    },
    openedDraft(id, draft),
  )
  await session.save()
  session.leave()
  const { saved, refusal } = session.state.peek()
  if (refusal === undefined && saved !== undefined) navigate(pageOf({ kind, id: saved.id }))
  return refusal
}

/** Zones and scenarios that only this device has: they can be edited on, or saved on the server to be published. */
export function DeviceDrafts({ games }: { readonly games: readonly KnownGame[] }) {
  const m = documentWords()
  const said = useSignal('')
  const drafts = listedDrafts(games)
  if (drafts.length === 0) return undefined
  const save = async (draft: ListedDraft): Promise<void> => {
    const refusal = await saveDraft(draft)
    said.value = refusal === undefined ? '' : messages().refusals[refusal.refused]
  }
  return (
    <section class="device-drafts">
      <h2 class="label">{m.onDevice}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <a href={`${pageOf(draft)}/edit`} onClick={handleLinkClick}>
              {draft.title === '' ? m.untitled : draft.title}
            </a>
            <Button kind="slim" onClick={() => void save(draft)}>
              {m.save}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{said.value}</p>
    </section>
  )
}
