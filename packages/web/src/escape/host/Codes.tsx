import type { ScenarioPlace } from '@selva/core'
import {
  CODES,
  type Code,
  firstUse,
  groupOf,
  isOurs,
  parametersOf,
  presets,
  valueIn,
  withCode,
  withoutCode,
  withValue,
  type Zone,
} from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/Icon.tsx'
import { cardWords } from '../card/words.ts'
import { type HostForm, isOpen, isOwn, useIn } from './form.ts'
import { formWords } from './form-words.ts'
import { ParameterControl } from './ParameterControl.tsx'

type CodesProps = {
  readonly form: HostForm
  readonly zone: Zone
  readonly change: (form: HostForm) => void
  /** Faults to be shown at a code. */
  readonly notes?: (place: ScenarioPlace) => ComponentChildren
  /** Why a code that is off cannot be switched on; empty if it can. */
  readonly locked?: (code: Code) => string
}

function CodeRow({ code, form, zone, change, notes, locked }: CodesProps & { readonly code: Code }) {
  const w = formWords(form)
  const use = useIn(form, code)
  const preset = cardWords().presets[form.preset]
  const closed = isOpen(form.preset, code) ? '' : w.host.closed(preset)
  // A rule that is on can always be switched off, even where it does not fit.
  const lock = use === undefined ? closed || (locked?.(code) ?? '') : ''
  return (
    <div
      class={`rule ${use === undefined ? '' : 'on'} ${lock === '' ? '' : 'closed'}`}
      data-code={code}
      data-about={`code:${code}`}
    >
      <label>
        <input
          type="checkbox"
          checked={use !== undefined}
          disabled={lock !== ''}
          onChange={(event) =>
            change(event.currentTarget.checked ? withCode(form, firstUse(code, zone)) : withoutCode(form, code))
          }
        />
        <b>
          {w.codes[code].name} {isOurs(code) ? undefined : <i>{code}</i>}
        </b>
        <small>
          {w.codes[code].line} {isOwn(form.preset, code) ? w.host.own(preset) : ''}
          {lock === '' ? undefined : (
            <span class="lock">
              <Icon name="lock" kind="small" />
              {lock}
            </span>
          )}
        </small>
      </label>
      {use === undefined ? undefined : (
        <div class="params">
          {parametersOf(code).map(({ name, parameter }) => (
            <ParameterControl
              key={name}
              name={name}
              control={parameter.control}
              zone={zone}
              words={w}
              edition={presets[form.preset].edition}
              value={valueIn(use, name)}
              set={(value) => change(withCode(form, withValue(use, name, value)))}
            />
          ))}
        </div>
      )}
      {notes?.(['codes', code])}
    </div>
  )
}

/** The coded scenario rules, by what they are about. */
export function Codes(props: CodesProps) {
  const { groups } = formWords(props.form)
  return (
    <>
      {[...new Set(CODES.map(groupOf))].map((group) => (
        <section key={group} class="rulegroup">
          <h3 class="label">{groups[group]}</h3>
          {CODES.filter((code) => groupOf(code) === group).map((code) => (
            <CodeRow key={code} {...props} code={code} />
          ))}
        </section>
      ))}
    </>
  )
}
