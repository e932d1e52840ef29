import { useSignal } from '@preact/signals'
import type { ReportedWords, ReportInfo } from '@selva/protocol'
import { spoken } from '../../chat/spoken.ts'
import { chatWords } from '../../chat/words.ts'
import { dayAndTimeOf } from '../../client/day.ts'
import { messages } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { BanAuthor } from './BanAuthor.tsx'
import { DocumentReport } from './DocumentReport.tsx'
import type { ModerationClient } from './moderation-client.ts'
import { adminWords } from './words.ts'

function Line({
  line,
  report,
  moderation,
}: {
  readonly line: ReportedWords
  readonly report: ReportInfo
  readonly moderation: ModerationClient
}) {
  const m = adminWords()
  const hidden = useSignal(false)
  return (
    <li class={line.reported ? 'reported' : ''} data-testid={line.reported ? 'reported' : 'around'}>
      <p>
        {line.seat === 0 ? undefined : <SeatMark seat={line.seat} />}
        <b>{line.name}</b> <span>{spoken(chatWords(), line, (seat) => messages().lobby.seat(seat))}</span>
        {line.reported ? <span class="tag">{m.reported}</span> : undefined}
      </p>
      {line.reported ? (
        <div class="ways">
          <Button
            kind="slim"
            testid="hide"
            disabled={hidden.value}
            onClick={() => {
              hidden.value = true
              void moderation.hide(report.id, line.id)
            }}
          >
            {hidden.value ? m.hidden : m.hide}
          </Button>
          <BanAuthor report={report.id} about={line.id} moderation={moderation} />
        </div>
      ) : undefined}
    </li>
  )
}

/** One report: what was said and what stood around it, or a document, and what can be done. */
export function Report({ report, moderation }: { readonly report: ReportInfo; readonly moderation: ModerationClient }) {
  const m = adminWords()
  return (
    <article class="reportcard" data-testid={`report-${report.status}`}>
      <header>
        <h2>{chatWords().reasons[report.reason]}</h2>
        <small>
          {dayAndTimeOf(report.at)}
          {report.document === undefined ? `, ${m.table(report.table)}` : ''}
        </small>
      </header>
      {report.note === '' ? undefined : <p>{m.around(report.note)}</p>}
      {report.document === undefined ? (
        <ol>
          {report.lines.map((line) => (
            <Line key={line.id} line={line} report={report} moderation={moderation} />
          ))}
        </ol>
      ) : (
        <DocumentReport report={report.id} document={report.document} moderation={moderation} />
      )}
      {report.status === 'open' ? (
        <Button kind="slim" testid="resolve" onClick={() => void moderation.resolve(report.id)}>
          {m.resolve}
        </Button>
      ) : undefined}
    </article>
  )
}
