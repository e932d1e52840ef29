import { deckFor, KINDS, MAX_COPIES, SWITCHES } from '@selva/stay-away'
import { Button } from '../../ui/controls.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardName, gameWords } from '../words.ts'
import { changesIn, type HostForm, SWITCH_NAMES, valueText, withCards, withRule } from './form.ts'

type Props = { readonly form: HostForm; readonly change: (form: HostForm) => void }

/** Section 14 of the rules: the points that groups play differently. */
function Switches({ form, change }: Props) {
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
          </div>
        )
      })}
    </div>
  )
}

/** How many of each card there are. The Thing is always one. */
function Cards({ form, change }: Props) {
  const m = gameWords().host
  const printed = deckFor(form.seats)
  return (
    <div class="rulegroup deck">
      {KINDS.filter((kind) => kind !== 'theThing').map((kind) => (
        <div
          key={kind}
          class={`switch ${kind in form.cards ? 'changed' : ''}`}
          data-kind={kind}
          data-about={`card:${kind}`}
        >
          <b>{cardName(kind)}</b>
          <small>{m.printed(printed[kind])}</small>
          <span class="value">
            <Stepper
              label={cardName(kind)}
              value={form.cards[kind] ?? printed[kind]}
              least={0}
              most={MAX_COPIES}
              onChange={(n) => change(withCards(form, kind, n))}
            />
          </span>
        </div>
      ))}
      {Object.keys(form.cards).length === 0 ? undefined : (
        <Button kind="slim" onClick={() => change({ ...form, cards: {} })}>
          {m.reset}
        </Button>
      )}
    </div>
  )
}

/** Everything that need not be chosen. */
export function MoreRules({ form, change }: Props) {
  const m = gameWords().host
  const changes = changesIn(form)
  return (
    <details class="morerules" data-testid="more-rules">
      <summary>
        <b>{m.more}</b>
        <small>{changes === 0 ? m.moreHelp : m.changed(changes)}</small>
      </summary>
      <h2>{m.switchesTitle}</h2>
      <Switches form={form} change={change} />
      <h2>{m.decks}</h2>
      <p class="help">{m.decksHelp}</p>
      <Cards form={form} change={change} />
    </details>
  )
}
