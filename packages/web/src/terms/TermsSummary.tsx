import type { Terms } from '@selva/protocol/terms'
import { paceText } from './pace.ts'
import { termWords } from './words.ts'
import '../styles/rules.css'

/** How people play at this table, in plain words. */
export function TermsSummary({ terms, game }: { readonly terms: Terms; readonly game: string }) {
  const w = termWords()
  const lines = [
    [w.pace.name, { name: w.pace.names[terms.pace], help: paceText(terms.pace, game) }],
    [w.aid.name, w.aid.values[terms.aid]],
    [w.chat.name, w.chat.values[terms.chat]],
    [w.spectators.name, w.spectators.values[terms.spectators ? 'yes' : 'no']],
    [w.bots.name, w.bots.values[terms.bots]],
    [w.botsTalk.name, w.botsTalk.values[terms.botsTalk ? 'yes' : 'no']],
  ] as const
  return (
    <div class="rules" data-testid="table-terms">
      <h3>{w.title}</h3>
      <ul>
        {lines.map(([name, told]) => (
          <li key={name}>
            {name}: {told.name}. {told.help}
          </li>
        ))}
        {terms.pace === 'untimed' ? undefined : <li>{w.pace.ranOut}</li>}
      </ul>
    </div>
  )
}
