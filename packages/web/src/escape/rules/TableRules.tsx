import { type Setting, zoneReference } from '@selva/escape'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { tell } from '../words.ts'
import { rulesIn } from './lines.ts'
import { ruleWords } from './words.ts'
import '../../styles/rules.css'

/** The rules of this table, in plain words. */
export function TableRules({ setting }: { readonly setting: Setting }) {
  const { edition } = setting.rules
  return (
    <div class="rules" data-testid="table-rules">
      <h3>{cardWords().setting(zoneName(zoneReference(setting.zone)), cardWords().presets[setting.rules.preset])}</h3>
      <ul>
        {rulesIn(setting, tell(edition), ruleWords(edition)).map(({ text, list }) => (
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
