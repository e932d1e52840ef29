import { CODES, type Code, firstUse, groupOf, type Use, type UseOf, type Zone } from '@selva/escape'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardWords } from '../card/words.ts'
import { ruleWords } from '../rules/words.ts'
import { type HostWish, isOpen, isOwn, useIn, withoutCode, withUse } from './wish.ts'

type Change = (wish: HostWish) => void

function Parameters({
  use,
  zone,
  change,
}: {
  readonly use: Use
  readonly zone: Zone
  readonly change: (use: Use) => void
}) {
  const { parameters: w, host } = ruleWords()
  switch (use.code) {
    case 'A.4':
      return (
        <label class="param">
          <span>{w.barred}</span>
          <select
            value={use.barred}
            onChange={(event) => change({ ...use, barred: event.currentTarget.value as UseOf<'A.4'>['barred'] })}
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
  wish,
  zone,
  change,
}: {
  readonly code: Code
  readonly wish: HostWish
  readonly zone: Zone
  readonly change: Change
}) {
  const w = ruleWords()
  const use = useIn(wish, code)
  const own = isOwn(wish.preset, code)
  const closed = !own && !isOpen(wish.preset, code)
  const preset = cardWords().presets[wish.preset]
  return (
    <div class={`rule ${closed ? 'closed' : ''}`} data-code={code} data-about={`code:${code}`}>
      <label>
        <input
          type="checkbox"
          checked={use !== undefined}
          disabled={own || closed}
          onChange={(event) =>
            change(event.currentTarget.checked ? withUse(wish, firstUse(code, zone)) : withoutCode(wish, code))
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
          <Parameters use={use} zone={zone} change={(next) => change(withUse(wish, next))} />
        </div>
      )}
    </div>
  )
}

/** The coded scenario rules, by what they are about. */
export function Codes({
  wish,
  zone,
  change,
}: {
  readonly wish: HostWish
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
            <CodeRow key={code} code={code} wish={wish} zone={zone} change={change} />
          ))}
        </section>
      ))}
    </>
  )
}
