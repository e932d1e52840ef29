import { useSignal } from '@preact/signals'
import { messages } from '../../client/language.ts'
import { saveFile } from '../../client/save-file.ts'
import { usePlayNow } from '../../table/usePlayNow.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { forkLink } from '../saving/open-document.ts'
import { pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import type { OpenDocument } from './open.ts'
import { ReportForm } from './ReportForm.tsx'
import { ShareBox } from './ShareBox.tsx'

const FILES = {
  zone: { ending: '.zone.txt', type: 'text/plain' },
  scenario: { ending: '.scenario.json', type: 'application/json' },
} as const

/** The name of a file, without signs that a system could stumble over. */
const fileName = (title: string): string => title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'selva'

function PlayButton({ open: { document, game, stored } }: { readonly open: OpenDocument }) {
  const setting = game.documents.settingOf(document)
  const { play, busy, trouble } = usePlayNow({
    game: game.game,
    setting: setting ?? { seats: 0 },
    ...(stored === undefined ? {} : { documents: [{ id: document.id, version: document.version }] }),
  })
  return (
    <>
      <Button kind="go" icon="play" onClick={play} disabled={busy.value || setting === undefined}>
        {documentWords().play}
      </Button>
      {trouble.value === undefined ? undefined : (
        <p class="trouble" role="alert">
          {messages().refusals[trouble.value.refused]}
        </p>
      )}
    </>
  )
}

/** Everything that a reader can do with a document. */
export function Actions({
  open,
  prints,
  showLab,
}: {
  readonly open: OpenDocument
  readonly prints: boolean
  readonly showLab: () => void
}) {
  const m = documentWords()
  const shown = useSignal<'share' | 'report' | undefined>(undefined)
  const { document, game, stored } = open
  const { kind, id, title, text } = document
  const path = pageOf(document)
  const setting = game.documents.settingOf(document)
  const isPublic = document.official || stored?.published !== undefined
  const toggle = (part: 'share' | 'report') => () => {
    shown.value = shown.value === part ? undefined : part
  }
  return (
    <div class="actions">
      <PlayButton open={open} />
      <div class="ways">
        {/* A whole new page: the address tells it what to host. */}
        <a class="btn" href={`/host/${game.game}#${kind}=${id}`}>
          <span>{m.host}</span>
        </a>
        <LinkButton to={`${path}/edit`} icon={document.mine ? 'pencil' : 'fork'}>
          {document.mine ? m.edit : m.forkIt}
        </LinkButton>
        {document.mine ? (
          // A whole new page: the address tells the editor what to do.
          <a class="btn" href={path + forkLink(document.version)} data-testid="fork-own">
            <Icon name="fork" />
            <span>{m.forkIt}</span>
          </a>
        ) : undefined}
        {setting === undefined ? undefined : (
          <Button icon="lab" onClick={showLab} testid="fair">
            {messages().host.fair}
          </Button>
        )}
        {prints ? <LinkButton to={`${path}/print`}>{m.print}</LinkButton> : undefined}
        <Button icon="download" onClick={() => saveFile(fileName(title) + FILES[kind].ending, text, FILES[kind].type)}>
          {m.export}
        </Button>
        {isPublic ? (
          <Button icon="share" onClick={toggle('share')}>
            {m.share}
          </Button>
        ) : undefined}
        {isPublic && !document.official && !document.mine ? (
          <Button onClick={toggle('report')}>
            <Icon name="flag" kind="small" />
            {m.report}
          </Button>
        ) : undefined}
      </div>
      {shown.value === 'share' ? <ShareBox path={path} /> : undefined}
      {shown.value === 'report' ? <ReportForm id={id} close={toggle('report')} /> : undefined}
    </div>
  )
}
