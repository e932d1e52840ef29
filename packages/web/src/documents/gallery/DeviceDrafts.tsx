import { useSignal } from '@preact/signals'
import { isApiError } from '../../client/api.ts'
import { messages } from '../../client/language.ts'
import { handleLinkClick, navigate } from '../../client/router.ts'
import { Button } from '../../ui/controls.tsx'
import { documentsApi } from '../api.ts'
import { type KnownGame, OFFICIAL, pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import { type ListedDraft, listedDrafts } from './drafts.ts'

/** Saves a draft on the server: as the next version of the author's own document, or as a new one. */
async function saved({ game, kind, text, parent }: ListedDraft) {
  const before = parent === undefined || parent.id.startsWith(OFFICIAL) ? undefined : await documentsApi.read(parent.id)
  if (before !== undefined && !isApiError(before) && before.mine)
    return documentsApi.save({ id: before.id, version: before.versions }, text)
  return documentsApi.add({ game, kind, text, ...(parent === undefined ? {} : { parent }) })
}

/** Zones and scenarios that only this device has: they can be edited on, or saved on the server to be published. */
export function DeviceDrafts({ games }: { readonly games: readonly KnownGame[] }) {
  const m = documentWords()
  const said = useSignal('')
  const drafts = listedDrafts(games)
  if (drafts.length === 0) return undefined
  const save = async (draft: ListedDraft): Promise<void> => {
    const answer = await saved(draft)
    if (isApiError(answer)) said.value = messages().refusals[answer.refused]
    else navigate(pageOf(answer))
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
