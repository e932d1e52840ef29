import type { Exchange, TableInfo } from '@selva/protocol'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { shortened } from './shortened.ts'
import { fairWords } from './words.ts'
import '../styles/fairness.css'

type Given = Exchange['parts'][number]

/** How far one browser is. */
function stateOf({ commitment, part }: Given, { phase }: Exchange): 'opened' | 'sealed' | 'unsealed' | 'silent' {
  if (part !== '') return 'opened'
  if (commitment !== '') return phase === 'done' ? 'silent' : 'sealed'
  return phase === 'reveal' || phase === 'done' ? 'silent' : 'unsealed'
}

/** The seals of the players' parts of the deal, in the lobby and while the game is being started. */
export function Seals({ table, exchange }: { readonly table: TableInfo; readonly exchange: Exchange }) {
  const m = fairWords()
  return (
    <section class="seals" data-testid="seals" data-phase={exchange.phase}>
      <h2 class="label">{m.title}</h2>
      <p>{table.starting ? m.starting : m.help}</p>
      <ul aria-live="polite">
        <li>
          <Icon name="seal" />
          <b>{m.table}</b>
          <code title={exchange.commitment}>{shortened(exchange.commitment)}</code>
          <small>{m.sealed}</small>
        </li>
        {exchange.parts.map((given) => (
          <li key={given.seat} data-testid={`seal-${given.seat}`} data-state={stateOf(given, exchange)}>
            <SeatMark seat={given.seat} />
            <b>{table.seats[given.seat - 1]?.name}</b>
            <code title={given.commitment}>{shortened(given.commitment)}</code>
            <small>{m[stateOf(given, exchange)]}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
