import { deckFor, KINDS, type Setting, SWITCHES } from '@selva/stay-away'
import { SWITCH_NAMES, valueText } from '../host/form.ts'
import { cardName, gameWords } from '../words.ts'
import '../../styles/rules.css'

/** The rules of this table: everything that differs from the rules as they stand, in words. */
export function TableRules({ setting }: { readonly setting: Setting }) {
  const m = gameWords()
  const printed = deckFor(setting.seats)
  const lines = [
    ...SWITCH_NAMES.filter((name) => setting.rules[name] !== SWITCHES[name][0]).map(
      (name) => `${m.host.switches[name].name}: ${valueText(name, setting.rules[name])}`,
    ),
    ...KINDS.filter((kind) => setting.cards[kind] !== printed[kind]).map(
      (kind) => `${cardName(kind)}: ${setting.cards[kind]} (${m.host.printed(printed[kind])})`,
    ),
  ]
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
