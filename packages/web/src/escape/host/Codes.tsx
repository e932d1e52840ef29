import { CODES, type Code, firstUse, groupOf, parametersOf, valueIn, withValue, type Zone } from '@selva/escape'
import { cardWords } from '../card/words.ts'
import { type HostForm, isOpen, isOwn, useIn, withoutCode, withUse } from './form.ts'
import { formWords } from './form-words.ts'
import { ParameterControl } from './ParameterControl.tsx'

type Change = (form: HostForm) => void

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
  const w = formWords(form)
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
              words={w}
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
  const { groups } = formWords(form)
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
