import { CODES, type Code, type CodeUse, type CodeUseOf, firstUse, groupOf, type Zone } from '@selva/escape'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardWords } from '../card/words.ts'
import type { RuleWords } from '../rules/messages/en.ts'
import { type HostForm, isOpen, isOwn, useIn, withoutCode, withUse } from './form.ts'
import { formWords } from './form-words.ts'

type Change = (form: HostForm) => void

function Parameters({
  use,
  zone,
  words,
  change,
}: {
  readonly use: CodeUse
  readonly zone: Zone
  readonly words: RuleWords
  readonly change: (use: CodeUse) => void
}) {
  const { parameters: w, host } = words
  switch (use.code) {
    case 'A.4':
      return (
        <label class="param">
          <span>{w.barred}</span>
          <select
            value={use.barred}
            onChange={(event) => change({ ...use, barred: event.currentTarget.value as CodeUseOf<'A.4'>['barred'] })}
          >
            {(['both', 'humans', 'aliens'] as const).map((value) => (
              <option key={value} value={value}>
                {w.barredValues[value]}
              </option>
            ))}
          </select>
        </label>
      )
    case 'B.4':
      return (
        <>
          <label class="param">
            <span>{w.hatch}</span>
            <select
              value={use.hatch}
              onChange={(event) => change({ ...use, hatch: Number(event.currentTarget.value) })}
            >
              {zone.hatches.map(({ number }) => (
                <option key={number} value={number}>
                  {w.hatchNumber(number)}
                </option>
              ))}
            </select>
          </label>
          <label class="param check">
            <input
              type="checkbox"
              checked={use.usable}
              onChange={(event) => change({ ...use, usable: event.currentTarget.checked })}
            />
            <span>{w.usable}</span>
          </label>
        </>
      )
    case 'C.6': {
      const all = zone.hatches.map((h) => h.number)
      const on = use.hatches === 'all' ? all : use.hatches
      const set = (numbers: readonly number[]): void =>
        change({ ...use, hatches: numbers.length === all.length ? 'all' : numbers })
      return (
        <fieldset class="param">
          <legend>{w.hatches}</legend>
          <span class="chips">
            {all.map((number) => (
              <button
                key={number}
                type="button"
                class="chip"
                aria-pressed={on.includes(number)}
                aria-label={w.hatchNumber(number)}
                onClick={() => {
                  const next = on.includes(number)
                    ? on.filter((n) => n !== number)
                    : [...on, number].toSorted((a, b) => a - b)
                  if (next.length > 0) set(next)
                }}
              >
                {number}
              </button>
            ))}
            {use.hatches === 'all' ? <small>{host.all}</small> : undefined}
          </span>
        </fieldset>
      )
    }
    case 'E.3':
      return (
        <>
          <label class="param check">
            <input
              type="checkbox"
              checked={use.n === 'players'}
              onChange={(event) => change({ ...use, n: event.currentTarget.checked ? 'players' : 3 })}
            />
            <span>{w.players}</span>
          </label>
          {use.n === 'players' ? undefined : (
            <span class="param">
              <span>{w.n}</span>
              <Stepper label={w.n} value={use.n} least={1} most={99} onChange={(n) => change({ ...use, n })} />
            </span>
          )}
        </>
      )
    default:
      return undefined
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
          <Parameters use={use} zone={zone} words={w} change={(next) => change(withUse(form, next))} />
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
