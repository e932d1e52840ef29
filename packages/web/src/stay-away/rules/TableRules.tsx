import type { Setting } from '@selva/stay-away'
import { gameWords } from '../words.ts'
import { rulesIn } from './lines.ts'
import '../../styles/rules.css'

/** The rules of this table: everything that differs from the rules as they stand, in words. */
export function TableRules({ setting }: { readonly setting: Setting }) {
  const m = gameWords()
  const lines = rulesIn(setting, m).map(({ text }) => text)
  return (
    <div class="rules" data-testid="table-rules">
      <h3>{m.name}</h3>
      <ul>
        {(lines.length === 0 ? [m.host.standard] : lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
