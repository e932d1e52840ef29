import { elementAt, seatsOf } from '@selva/core'
import { SeatMark } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import type { State, ToyModel } from './model.ts'
import { tell } from './words.ts'

/** Everybody with their points, and what lies before them. */
export function Players({ model, state }: { readonly model: ToyModel; readonly state: State }) {
  const m = tell()
  return (
    <section>
      <h2 class="label">{m.seats}</h2>
      <ol class="toy-seats" data-testid="players">
        {seatsOf(state.setting.seats).map((seat) => {
          const { points, laid, confessed } = elementAt(state.players, seat - 1)
          const [card] = laid
          return (
            <li key={seat}>
              <SeatMark seat={seat} />
              <b>{model.nameAt(seat)}</b>
              <span>{m.points(points)}</span>
              {laid.length === 0 ? undefined : <span>{card === undefined ? m.laid : m.shown(card)}</span>}
              {confessed ? <span>{m.confessed}</span> : undefined}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The log. */
export function Log({ lines }: { readonly lines: readonly string[] }) {
  return (
    <section data-testid="log" aria-label={tell().log} tabIndex={0}>
      <h2 class="label">{tell().log}</h2>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>
            <Rich text={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}
