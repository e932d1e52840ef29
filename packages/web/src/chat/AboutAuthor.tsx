import { useSignal } from '@preact/signals'
import type { ChatLine, TableInfo } from '@selva/protocol'
import { REPORT_REASONS, type ReportReason } from '@selva/protocol/reasons'
import { api, isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import type { TableTalk } from './talk.ts'
import { chatWords } from './words.ts'

type Props = {
  readonly said: ChatLine
  readonly talk: TableTalk
  readonly table: TableInfo
  readonly tell: (text: string) => void
  readonly done: () => void
}

function ReportForm({
  said,
  table,
  done,
  answer,
}: Omit<Props, 'talk' | 'tell'> & { readonly answer: (text: string) => void }) {
  const m = chatWords()
  const reason = useSignal<ReportReason>('insult')
  const note = useSignal('')
  const send = async (): Promise<void> => {
    const answered = await api.report(table.id, { messages: [said.id], reason: reason.value, note: note.value })
    answer(isApiError(answered) ? messages().refusals[answered.refused] : m.reported)
  }
  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label>
        {m.reason}
        <select
          value={reason.value}
          onChange={(event) => {
            reason.value = REPORT_REASONS.find((one) => one === event.currentTarget.value) ?? 'other'
          }}
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {m.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <input
        value={note.value}
        maxLength={300}
        aria-label={m.note}
        placeholder={m.note}
        onInput={(event) => {
          note.value = event.currentTarget.value
        }}
      />
      <div class="ways">
        <Button kind="slim" submit testid="send-report">
          {m.sendReport}
        </Button>
        <Button kind="slim" onClick={done}>
          {m.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Actions against the author of a line: for myself, with the others at the table, or by the moderators. */
export function AboutAuthor({ said, talk, table, tell, done }: Props) {
  const m = chatWords()
  const reporting = useSignal(false)
  const told = useSignal('')
  const mute = talk.mutes.value.find(({ who }) => who === said.who)
  const mayVote = table.you > 0 && mute?.muted !== true
  const block = async (): Promise<void> => {
    const answered = await api.block(table.id, said.who)
    // With the block this line goes, and what stands in it.
    if (isApiError(answered)) told.value = messages().refusals[answered.refused]
    else tell(m.blocked(said.name))
  }
  if (told.value !== '')
    return (
      <p class="told" role="status">
        {told.value}
      </p>
    )
  if (reporting.value)
    return (
      <ReportForm
        said={said}
        table={table}
        done={done}
        answer={(text) => {
          told.value = text
        }}
      />
    )
  return (
    <div class="ways" data-testid="about-author">
      <Button kind="slim" onClick={() => talk.turnUnheard(said.who)}>
        {talk.unheard.value.has(said.who) ? m.unmute : m.mute}
      </Button>
      {mayVote ? (
        <Button kind="slim" onClick={() => talk.vote(said.who, mute?.mine !== true)}>
          {mute?.mine === true ? m.unvote : m.vote}
        </Button>
      ) : undefined}
      <Button kind="slim" onClick={() => void block()}>
        {m.block}
      </Button>
      <Button
        kind="slim"
        testid="report"
        onClick={() => {
          reporting.value = true
        }}
      >
        {m.report}
      </Button>
      {mute === undefined || mute.muted || mute.votes === 0 ? undefined : (
        <small>{m.votes(mute.votes, mute.needed)}</small>
      )}
    </div>
  )
}
