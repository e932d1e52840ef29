import type { Terms } from '@selva/protocol/terms'
import { termLines } from './lines.ts'
import { termWords } from './words.ts'
import '../styles/rules.css'

/** How people play at this table, in plain words. */
export function TermsSummary({ terms, game }: { readonly terms: Terms; readonly game: string }) {
  const w = termWords()
  return (
    <div class="rules" data-testid="table-terms">
      <h3>{w.title}</h3>
      <ul>
        {termLines(terms, game).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {terms.pace === 'untimed' ? undefined : <li>{w.pace.ranOut}</li>}
      </ul>
    </div>
  )
}
