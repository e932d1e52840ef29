import type { Character, Control, Edition, ParameterName, Zone } from '@selva/escape'
import { Stepper } from '../../ui/Stepper.tsx'
import type { RuleWords } from '../rules/messages/en.ts'
import { tell } from '../words.ts'

type ControlProps = {
  readonly label: string
  readonly value: unknown
  readonly words: RuleWords
  readonly edition: Edition
  readonly set: (value: unknown) => void
}

function OneOf({
  label,
  value,
  set,
  values,
  textOf,
}: Omit<ControlProps, 'words' | 'edition'> & {
  readonly values: readonly (string | number)[]
  readonly textOf: (value: string | number) => string
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
            {textOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Flag({ label, value, set }: Omit<ControlProps, 'words' | 'edition'>) {
  return (
    <label class="param check">
      <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

function Hatches({ label, value, set, words: { parameters: w, host }, zone }: ControlProps & { readonly zone: Zone }) {
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

/** Characters to choose from; the last one stays on, for a side cannot do without. */
function Characters({ label, value, set, edition, values }: ControlProps & { readonly values: readonly Character[] }) {
  const on: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset class="param">
      <legend>{label}</legend>
      <span class="chips">
        {values.map((character) => (
          <button
            key={character}
            type="button"
            class="chip"
            data-character={character}
            aria-pressed={on.includes(character)}
            onClick={() => {
              const next = values.filter((one) => on.includes(one) !== (one === character))
              if (next.length > 0) set(next)
            }}
          >
            {tell(edition).characters[character]}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

/** The number that stands there when a host wants another one than the number of players. */
const OWN_NUMBER = 3

function PerPlayers({ label, value, set, words: { parameters: w } }: ControlProps) {
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
const valueWords = (name: ParameterName, w: RuleWords['parameters']): { readonly [value: string]: string } =>
  name in w.values ? w.values[name as keyof typeof w.values] : {}

/** The control that a parameter of a code asks for. */
export function ParameterControl({
  name,
  control,
  zone,
  ...rest
}: Omit<ControlProps, 'label'> & { readonly name: ParameterName; readonly control: Control; readonly zone: Zone }) {
  const { parameters: w } = rest.words
  const props = { ...rest, label: w[name] }
  switch (control.kind) {
    case 'oneOf':
      return <OneOf {...props} values={control.values} textOf={(value) => valueWords(name, w)[value] ?? ''} />
    case 'hatch':
      return (
        <OneOf {...props} values={zone.hatches.map((h) => h.number)} textOf={(value) => w.hatchNumber(Number(value))} />
      )
    case 'flag':
      return <Flag {...props} />
    case 'characters':
      return <Characters {...props} values={control.values} />
    case 'hatches':
      return <Hatches {...props} zone={zone} />
    case 'number':
      return (
        <span class="param">
          <span>{props.label}</span>
          <Stepper
            label={props.label}
            value={Number(props.value)}
            least={control.least}
            most={control.most}
            onChange={props.set}
          />
        </span>
      )
    case 'players':
      return <PerPlayers {...props} />
    default:
      return control satisfies never
  }
}
