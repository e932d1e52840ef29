import type { ScenarioPlace } from '@selva/core'
import { deckFor, KINDS, MAX_COPIES } from '@selva/stay-away'
import type { ComponentChildren } from 'preact'
import { Button } from '../../ui/controls.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardName, gameWords } from '../words.ts'
import { type HostForm, withCards } from './form.ts'

type Props = {
  readonly form: HostForm
  readonly change: (form: HostForm) => void
  /** Faults to be shown at a rule or a card. */
  readonly notes?: (place: ScenarioPlace) => ComponentChildren
}

/** How many of each card there are. The Thing is always one. */
export function CardCounts({ form, change, notes }: Props) {
  const m = gameWords().host
  const printed = deckFor(form.seats)
  return (
    <div class="rulegroup deck">
      {notes?.(['cards'])}
      {notes?.(['cards', 'theThing'])}
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
          {notes?.(['cards', kind])}
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
