import type { SettingDraft } from '@selva/protocol'
import { messages } from '../client/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { labAddress } from './table-in-address.ts'

/** The way to the lab with a table: from a host's page, an editor or the page of a document. */
export function FairLink({ game, draft }: { readonly game: string; readonly draft: SettingDraft }) {
  return (
    <a class="btn" href={labAddress(game, draft)} data-testid="fair">
      <Icon name="lab" />
      <span>{messages().host.fair}</span>
    </a>
  )
}
