import type { ReportedDocument } from '@selva/protocol'
import { Button } from '../../ui/controls.tsx'
import { BanAuthor } from './BanAuthor.tsx'
import type { ModerationClient } from './moderation-client.ts'
import { adminWords } from './words.ts'

/** A reported zone or scenario as its reporter saw it, and what can be done about it. */
export function DocumentReport({
  report,
  document,
  moderation,
}: {
  readonly report: string
  readonly document: ReportedDocument
  readonly moderation: ModerationClient
}) {
  const m = adminWords()
  const { id, kind, title, description, author, version, hidden, deleted } = document
  return (
    <div class="reported-document" data-testid="reported-document">
      <p>
        <b>{m.documentKinds[kind](title)}</b> <span>{author === null ? m.byFormer : m.byAuthor(author)}</span>{' '}
        <small>{m.version(version)}</small>
      </p>
      {description === '' ? undefined : <p>{description}</p>}
      {deleted ? <p>{m.documentDeleted}</p> : hidden ? <p>{m.documentHidden}</p> : undefined}
      <div class="ways">
        {deleted || hidden ? undefined : (
          <a class="btn slim" href={`/${kind}s/${id}`} target="_blank" rel="noopener">
            {m.openDocument}
          </a>
        )}
        {deleted ? undefined : (
          <Button kind="slim" testid="hide-document" onClick={() => void moderation.hideDocument(report, !hidden)}>
            {hidden ? m.showDocument : m.hideDocument}
          </Button>
        )}
        {author === null ? undefined : <BanAuthor report={report} about={id} moderation={moderation} />}
      </div>
    </div>
  )
}
