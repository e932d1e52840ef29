import type { Zone } from '@selva/escape'
import { Codes } from './Codes.tsx'
import { DeckCounts } from './DeckCounts.tsx'
import { changesIn, type HostForm } from './form.ts'
import { formWords } from './form-words.ts'
import { SwitchList } from './SwitchList.tsx'

/** Everything that need not be chosen. */
export function MoreRules({
  form,
  zone,
  change,
}: {
  readonly form: HostForm
  readonly zone: Zone
  readonly change: (form: HostForm) => void
}) {
  const { host } = formWords(form)
  const changes = changesIn(form)
  return (
    <details class="morerules" data-testid="more-rules">
      <summary>
        <b>{host.more}</b>
        <small>{changes === 0 ? host.moreHelp : host.changed(changes)}</small>
      </summary>
      <h2>{host.codes}</h2>
      <Codes form={form} zone={zone} change={change} />
      <h2>{host.switches}</h2>
      <div class="rulegroup">
        <SwitchList form={form} change={change} />
      </div>
      <h2>{host.decks}</h2>
      <p class="help">{host.decksHelp}</p>
      <DeckCounts form={form} change={change} />
    </details>
  )
}
