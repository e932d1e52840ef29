import {
  CODES,
  type Code,
  type Control,
  firstUse,
  groupOf,
  type ParameterName,
  parametersOf,
  valueIn,
  withValue,
  type Zone,
} from '@selva/escape'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardWords } from '../card/words.ts'
import { ruleWords } from '../rules/words.ts'
import { type HostForm, isOpen, isOwn, useIn, withoutCode, withUse } from './form.ts'

type Change = (form: HostForm) => void

type ControlProps = { readonly label: string; readonly value: unknown; readonly set: (value: unknown) => void }

function OneOf({
  label,
  value,
  set,
  values,
  words,
}: ControlProps & {
  readonly values: readonly (string | number)[]
  readonly words: (value: string | number) => string
}) {
  return (
    <label class="param">
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={(event) => set(values.find((one) => String(one) === event.currentTarget.value))}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Flag({ label, value, set }: ControlProps) {
  return (
    <label class="param check">
      <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

function Hatches({ label, value, set, zone }: ControlProps & { readonly zone: Zone }) {
  const { parameters: w, host } = ruleWords()
  const all = zone.hatches.map((h) => h.number)
  const on: readonly number[] = Array.isArray(value) ? value : all
  return (
    <fieldset class="param">
      <legend>{label}</legend>
      <span class="chips">
        {all.map((number) => (
          <button
            key={number}
            type="button"
            class="chip"
            aria-pressed={on.includes(number)}
            aria-label={w.hatchNumber(number)}
            onClick={() => {
              const next = all.filter((one) => on.includes(one) !== (one === number))
              if (next.length > 0) set(next.length === all.length ? 'all' : next)
            }}
          >
            {number}
          </button>
        ))}
        {value === 'all' ? <small>{host.all}</small> : undefined}
      </span>
    </fieldset>
  )
}

/** The number that stands there when a host wants another one than the number of players. */
const OWN_NUMBER = 3

function PerPlayers({ label, value, set }: ControlProps) {
  const { parameters: w } = ruleWords()
  return (
    <>
      <Flag label={w.players} value={value === 'players'} set={(on) => set(on === true ? 'players' : OWN_NUMBER)} />
      {typeof value === 'number' ? (
        <span class="param">
          <span>{label}</span>
          <Stepper label={label} value={value} least={1} most={99} onChange={set} />
        </span>
      ) : undefined}
    </>
  )
}

/** The words for the values of a parameter that is one of some words. */
function valueWords(name: ParameterName): { readonly [value: string]: string } {
  const { parameters } = ruleWords()
  const key = `${name}Values`
  return key in parameters ? parameters[key as 'barredValues'] : {} // a test looks for the words of each
}

/** The control that a parameter asks for. */
function ParameterControl({
  name,
  control,
  zone,
  ...props
}: ControlProps & { readonly name: ParameterName; readonly control: Control; readonly zone: Zone }) {
  const { parameters: w } = ruleWords()
  switch (control.kind) {
    case 'oneOf':
      return <OneOf {...props} values={control.values} words={(value) => valueWords(name)[value] ?? ''} />
    case 'hatch':
      return (
        <OneOf {...props} values={zone.hatches.map((h) => h.number)} words={(value) => w.hatchNumber(Number(value))} />
      )
    case 'flag':
      return <Flag {...props} />
    case 'hatches':
      return <Hatches {...props} zone={zone} />
    case 'players':
      return <PerPlayers {...props} />
    default:
      return control satisfies never
  }
}

function CodeRow({
  code,
  form,
  zone,
  change,
}: {
  readonly code: Code
  readonly form: HostForm
  readonly zone: Zone
  readonly change: Change
}) {
  const w = ruleWords()
  const use = useIn(form, code)
  const own = isOwn(form.preset, code)
  const closed = !own && !isOpen(form.preset, code)
  const preset = cardWords().presets[form.preset]
  return (
    <div class={`rule ${closed ? 'closed' : ''}`} data-code={code} data-about={`code:${code}`}>
      <label>
        <input
          type="checkbox"
          checked={use !== undefined}
          disabled={own || closed}
          onChange={(event) =>
            change(event.currentTarget.checked ? withUse(form, firstUse(code, zone)) : withoutCode(form, code))
          }
        />
        <b>
          {w.codes[code].name} <i>{code}</i>
        </b>
        <small>
          {w.codes[code].line} {own ? w.host.own(preset) : closed ? w.host.closed(preset) : ''}
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
              label={w.parameters[name]}
              value={valueIn(use, name)}
              set={(value) => change(withUse(form, withValue(use, name, value)))}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The coded scenario rules, by what they are about. */
export function Codes({
  form,
  zone,
  change,
}: {
  readonly form: HostForm
  readonly zone: Zone
  readonly change: Change
}) {
  const { groups } = ruleWords()
  return (
    <>
      {[...new Set(CODES.map(groupOf))].map((group) => (
        <section key={group} class="rulegroup">
          <h3 class="label">{groups[group]}</h3>
          {CODES.filter((code) => groupOf(code) === group).map((code) => (
            <CodeRow key={code} code={code} form={form} zone={zone} change={change} />
          ))}
        </section>
      ))}
    </>
  )
}
