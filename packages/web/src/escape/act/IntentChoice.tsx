import type { Seat } from '@selva/core'
import { arrivalBy, type Going, type PartialState } from '@selva/escape'
import { type Intent, intentAt, intentsOf } from '../intent.ts'
import type { EscapeModel } from '../model.ts'

/** My intention for the arrival, said together with the move: one sheet, one click. */
export function IntentChoice({
  model,
  state,
  seat,
  going,
}: {
  readonly model: EscapeModel
  readonly state: PartialState
  readonly seat: Seat
  readonly going: Going
}) {
  const m = model.words().act.after
  const arrival = arrivalBy(state, seat, going)
  const intents = intentsOf(arrival)
  if (intents.length < 2) return undefined
  const { kind } = arrival.resolution
  const words: { readonly [I in Intent]: string } = {
    resolve: kind === 'hatch' ? m.hatch : kind === 'draw' ? m.draw : m.silent,
    attack: m.attack,
    card: m.card,
    cat: m.cat,
    pilot: m.pilot,
    wait: m.wait,
  }
  const chosen = intentAt(arrival, model.intent.value)
  return (
    <fieldset class="then" data-testid="then">
      <legend>{m.label}</legend>
      {intents.map((intent) => (
        <label key={intent}>
          <input
            type="radio"
            name="then"
            value={intent}
            checked={intent === chosen}
            onChange={() => {
              model.intent.value = intent
            }}
          />
          <span>{words[intent]}</span>
        </label>
      ))}
    </fieldset>
  )
}
