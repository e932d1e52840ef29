import type { ScenarioPlace } from '@selva/core'
import { SWITCHES, type Switches, switchesFor } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { Stepper } from '../../ui/Stepper.tsx'
import { valueText } from '../rules/lines.ts'
import { defaultOf, type HostForm, withSwitch } from './form.ts'
import { formWords } from './form-words.ts'

type Name = keyof Switches
const NAMES = Object.keys(SWITCHES) as readonly Name[]

/** A switch's values, read back from the words a form speaks in. */
const valueFrom = <S extends Name>(name: S, text: string): Switches[S] | undefined =>
  SWITCHES[name].find((value): value is Switches[S] => value !== 'number' && String(value) === text)

/** The number that stands there when a host wants one in place of a word. */
const FIRST_NUMBER = 3

function Value({
  name,
  form,
  change,
}: {
  readonly name: Name
  readonly form: HostForm
  readonly change: (form: HostForm) => void
}) {
  const w = formWords(form)
  const now = form.switches[name] ?? defaultOf(form.preset, name)
  const { name: label } = w.switches[name]
  const set = (value: Switches[Name]): void => change(withSwitch(form, name, value as never)) // of this switch, by its name
  const words = SWITCHES[name].filter((value) => value !== 'number')
  return (
    <span class="value">
      {words.length === 0 ? undefined : (
        <select
          aria-label={label}
          value={typeof now === 'number' ? 'number' : String(now)}
          onChange={(event) => {
            const { value } = event.currentTarget
            set(valueFrom(name, value) ?? (typeof now === 'number' ? now : FIRST_NUMBER))
          }}
        >
          {SWITCHES[name].some((value) => value === 'number') ? (
            <option value="number">{valueText(name, 'number', w)}</option>
          ) : undefined}
          {words.map((value) => (
            <option key={String(value)} value={String(value)}>
              {valueText(name, value, w)}
            </option>
          ))}
        </select>
      )}
      {typeof now === 'number' ? <Stepper label={label} value={now} least={1} most={99} onChange={set} /> : undefined}
    </span>
  )
}

/** SWI-1 to SWI-11: the points that groups play differently. */
export function SwitchList({
  form,
  change,
  notes,
}: {
  readonly form: HostForm
  readonly change: (form: HostForm) => void
  /** Faults to be shown at a switch. */
  readonly notes?: (place: ScenarioPlace) => ComponentChildren
}) {
  const w = formWords(form)
  return (
    <>
      {NAMES.filter((name) => switchesFor(form.preset).includes(name) || name in form.switches).map((name) => (
        <div
          key={name}
          class={`switch ${name in form.switches ? 'changed' : ''}`}
          data-switch={name}
          data-about={`switch:${name}`}
        >
          <b>{w.switches[name].name}</b>
          <small>{w.switches[name].help}</small>
          <Value name={name} form={form} change={change} />
          {notes?.(['switches', name])}
        </div>
      ))}
    </>
  )
}
