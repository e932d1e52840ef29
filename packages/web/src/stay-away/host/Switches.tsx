import type { ScenarioPlace } from '@selva/core'
import { SWITCHES } from '@selva/stay-away'
import type { ComponentChildren } from 'preact'
import { valueText } from '../rules/lines.ts'
import { gameWords } from '../words.ts'
import { type HostForm, SWITCH_NAMES, withRule } from './form.ts'

type Props = {
  readonly form: HostForm
  readonly change: (form: HostForm) => void
  /** Faults to be shown at a rule or a card. */
  readonly notes?: (place: ScenarioPlace) => ComponentChildren
}

/** Section 14 of the rules: the points that groups play differently. */
export function Switches({ form, change, notes }: Props) {
  const m = gameWords().host
  return (
    <div class="rulegroup">
      {SWITCH_NAMES.map((name) => {
        const values: readonly (string | number)[] = SWITCHES[name]
        const now = form.rules[name] ?? values[0]
        return (
          <div
            key={name}
            class={`switch ${name in form.rules ? 'changed' : ''}`}
            data-switch={name}
            data-about={`switch:${name}`}
          >
            <b>{m.switches[name].name}</b>
            <span class="value">
              <select
                aria-label={m.switches[name].name}
                value={String(now)}
                onChange={(event) => {
                  const picked = values.find((value) => String(value) === event.currentTarget.value)
                  if (picked !== undefined) change(withRule(form, name, picked))
                }}
              >
                {values.map((value) => (
                  <option key={value} value={String(value)}>
                    {valueText(name, value)}
                  </option>
                ))}
              </select>
            </span>
            {notes?.(['rules', name])}
          </div>
        )
      })}
    </div>
  )
}
