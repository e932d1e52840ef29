import type { Setting } from '@selva/escape'
import { say } from '../../client/language.ts'
import { zoneName } from '../title.ts'
import { rulesIn } from './lines.ts'
import { ruleWords } from './words.ts'
import '../../styles/rules.css'

/** What is on at this table, in plain words. */
export function TableRules({ setting }: { readonly setting: Setting }) {
  const m = say()
  return (
    <div class="rules" data-testid="table-rules">
      <h3>{m.escape.setting(zoneName(setting.zone.id), m.escape.presets[setting.rules.preset])}</h3>
      <ul>
        {rulesIn(setting, m, ruleWords()).map(({ text, list }) => (
          <li key={text}>
            {text}
            {list === undefined ? undefined : (
              <ul>
                {list.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
