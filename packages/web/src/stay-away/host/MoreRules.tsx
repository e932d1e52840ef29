import { gameWords } from '../words.ts'
import { CardCounts } from './CardCounts.tsx'
import { changesIn, type HostForm } from './form.ts'
import { Switches } from './Switches.tsx'

type Props = { readonly form: HostForm; readonly change: (form: HostForm) => void }

/** Everything that need not be chosen. */
export function MoreRules({ form, change }: Props) {
  const m = gameWords().host
  const changes = changesIn(form)
  return (
    <details class="morerules" data-testid="more-rules">
      <summary>
        <b>{m.more}</b>
        <small>{changes === 0 ? m.moreHelp : m.changed(changes)}</small>
      </summary>
      <h2>{m.switchesTitle}</h2>
      <Switches form={form} change={change} />
      <h2>{m.decks}</h2>
      <p class="help">{m.decksHelp}</p>
      <CardCounts form={form} change={change} />
    </details>
  )
}
