import { useSignal } from '@preact/signals'
import type { ReportedWords, ReportInfo } from '@selva/protocol'
import { spoken } from '../../chat/spoken.ts'
import { chatWords } from '../../chat/words.ts'
import { dayAndTimeOf } from '../../client/day.ts'
import { messages } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import type { ModerationClient } from './moderation-client.ts'
import { adminWords } from './words.ts'

/** How long a ban may be, in days; 0 for good. */
const DAYS = [1, 7, 30, 0] as const

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
  const days = useSignal<number>(7)
  const why = useSignal('')
  const inWords = (n: number): string => (n === 0 ? m.forGood : m.forDays(n))
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
          <select
            value={String(days.value)}
            aria-label={m.ban}
            onChange={(event) => {
              days.value = Number(event.currentTarget.value)
            }}
          >
            {DAYS.map((n) => (
              <option key={n} value={String(n)}>
                {inWords(n)}
              </option>
            ))}
          </select>
          <input
            value={why.value}
            maxLength={300}
            aria-label={m.reason}
            placeholder={m.reason}
            onInput={(event) => {
              why.value = event.currentTarget.value
            }}
          />
          <Button
            kind="slim"
            testid="ban"
            onClick={() => void moderation.ban(report.id, line.id, why.value, days.value)}
          >
            {m.ban}
          </Button>
        </div>
      ) : undefined}
    </li>
  )
}

/** One report: what was said, what stood around it, and what can be done. */
export function Report({ report, moderation }: { readonly report: ReportInfo; readonly moderation: ModerationClient }) {
  const m = adminWords()
  return (
    <article class="reportcard" data-testid={`report-${report.status}`}>
      <header>
        <h2>{chatWords().reasons[report.reason]}</h2>
        <small>
          {dayAndTimeOf(report.at)}, {m.table(report.table)}
        </small>
      </header>
      {report.note === '' ? undefined : <p>{m.around(report.note)}</p>}
      <ol>
        {report.lines.map((line) => (
          <Line key={line.id} line={line} report={report} moderation={moderation} />
        ))}
      </ol>
      {report.status === 'open' ? (
        <Button kind="slim" testid="resolve" onClick={() => void moderation.resolve(report.id)}>
          {m.resolve}
        </Button>
      ) : undefined}
    </article>
  )
}
