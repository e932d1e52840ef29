import { useSignal } from '@preact/signals'
import type { DocumentInfo } from '@selva/protocol'
import { isApiError } from '../../client/api.ts'
import { documentsApi } from '../../documents/api.ts'
import { type BroughtDocument, broughtDocument } from '../../documents/document-in-address.ts'
import { pageOf } from '../../documents/shown.ts'
import { Button } from '../../ui/controls.tsx'
import type { RuleWords } from '../rules/messages/en.ts'

/** Zones of people: the host's own, or any other by its link. */
export function OtherZones({
  words: { host: m },
  bring,
}: {
  readonly words: RuleWords
  /** Takes the zone of a document; false if it cannot be used. */
  readonly bring: (document: BroughtDocument) => boolean
}) {
  const mine = useSignal<readonly DocumentInfo[]>([])
  const link = useSignal('')
  const said = useSignal('')
  const look = async (): Promise<void> => {
    const answer = await documentsApi.list({ kind: 'zone', game: 'escape', mine: '1' })
    mine.value = isApiError(answer) ? [] : answer.documents.filter(({ playable }) => playable)
  }
  const use = async (address: string): Promise<void> => {
    const document = await broughtDocument(address)
    const used = document?.kind === 'zone' && bring(document)
    said.value = used ? '' : m.noZone
    if (used) link.value = ''
  }
  return (
    <details class="other-zones" data-about="otherZones" onToggle={(event) => event.currentTarget.open && void look()}>
      <summary>{m.otherZones}</summary>
      {mine.value.length === 0 ? undefined : (
        <ul aria-label={m.yourZones}>
          {mine.value.map((document) => (
            <li key={document.id}>
              <Button kind="slim" onClick={() => void use(pageOf(document))}>
                {document.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label>
        <span>{m.zoneLink}</span>
        <input
          value={link.value}
          maxLength={200}
          data-testid="zone-link"
          onInput={(event) => {
            link.value = event.currentTarget.value
          }}
        />
      </label>
      <div class="ways">
        <Button kind="slim" testid="use-zone" disabled={link.value.trim() === ''} onClick={() => void use(link.value)}>
          {m.useZone}
        </Button>
        <a class="btn slim" href="/gallery" target="_blank" rel="noopener">
          {m.openGallery}
        </a>
      </div>
      <p role="status">{said.value}</p>
    </details>
  )
}
