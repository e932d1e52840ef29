import type { Seat } from '@selva/core'
import { type Part, playerAt } from '@selva/escape'
import { arrivalBy, type Going, type Intent, intentsOf } from '../arrival.ts'
import type { Sitting } from '../sitting.ts'
import { tell } from '../words.ts'

/** What I mean to do once I am there, said together with the move: one sheet, one click. */
export function Then({
  sitting,
  state,
  seat,
  going,
}: {
  readonly sitting: Sitting
  readonly state: Part
  readonly seat: Seat
  readonly going: Going
}) {
  const m = tell().act.after
  const arrival = arrivalBy(state, seat, going)
  const intents = intentsOf(arrival)
  if (intents.length < 2) return undefined
  const at = going.do === 'move' ? going.to : playerAt(state, seat).at
  const hatch = at !== undefined && state.setting.zone.cells[at] === 'hatch' && going.do === 'move'
  const words: { readonly [I in Intent]: string } = {
    resolve: hatch ? m.hatch : arrival.draws ? m.draw : m.silent,
    attack: m.attack,
    card: m.card,
    cat: m.cat,
    pilot: m.pilot,
    wait: m.wait,
  }
  const chosen = intents.includes(sitting.intent.value) ? sitting.intent.value : intents[0]
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
              sitting.intent.value = intent
            }}
          />
          <span>{words[intent]}</span>
        </label>
      ))}
    </fieldset>
  )
}
