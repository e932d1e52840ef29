import { useSignal } from '@preact/signals'
import { REPORT_REASONS, type ReportReason } from '@selva/protocol/reasons'
import { chatWords } from '../../chat/words.ts'
import { isApiError } from '../../client/api.ts'
import { Button } from '../../ui/controls.tsx'
import { documentsApi } from '../api.ts'
import { refusalText } from '../refusal-text.ts'
import { documentWords } from '../words.ts'

/** Reports a document to the moderators. */
export function ReportForm({ id, close }: { readonly id: string; readonly close: () => void }) {
  const m = documentWords()
  const reason = useSignal<ReportReason>('insult')
  const said = useSignal('')
  const send = async (): Promise<void> => {
    const answer = await documentsApi.report(id, { reason: reason.value })
    said.value = isApiError(answer) ? refusalText(answer) : m.reported
  }
  return (
    <form
      class="report-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset>
        <legend class="label">{m.report}</legend>
        <p class="faint">{m.reportHelp}</p>
        {REPORT_REASONS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="reason"
              checked={reason.value === one}
              onChange={() => {
                reason.value = one
              }}
            />
            {chatWords().reasons[one]}
          </label>
        ))}
      </fieldset>
      <div class="ways">
        <Button submit>{m.send}</Button>
        <Button onClick={close}>{m.cancel}</Button>
      </div>
      <p role="status" data-testid="report-said">
        {said.value}
      </p>
    </form>
  )
}
