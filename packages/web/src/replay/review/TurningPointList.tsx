import type { Reading } from '@selva/bots/turning-points'
import type { Seat } from '@selva/core'
import { SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { signedPoints } from './percent.ts'
import { reviewWords } from './words.ts'
import '../../styles/review.css'

/** A turning point in a line of the list. */
export type PointLine = {
  readonly from: number
  readonly until: number
  readonly leg: number
  readonly seat: Seat
  readonly name: string
  /** The decision in a few words. */
  readonly text: string
  readonly reading: Reading
  readonly change: number
}

/** Is this point open at this moment? It is from the moment before its decision until its turn is over. */
export const isOpenAt = ({ from, until }: Pick<PointLine, 'from' | 'until'>, at: number): boolean =>
  from <= at && at < until

/** The decisions that moved the chances most. */
export function TurningPointList({
  lines,
  at,
  go,
}: {
  readonly lines: readonly PointLine[]
  readonly at: number
  readonly go: (line: PointLine) => void
}) {
  const m = reviewWords()
  return (
    <section data-testid="turning-points">
      <h2 class="label">
        <span>{m.turningPoints}</span>
        <small>{m.points}</small>
      </h2>
      {lines.length === 0 ? (
        <p class="faint">{m.none}</p>
      ) : (
        <ol class="turning-points">
          {lines.map((line) => (
            <li key={line.from}>
              <button
                type="button"
                aria-current={isOpenAt(line, at) ? 'true' : undefined}
                data-reading={line.reading}
                onClick={() => go(line)}
              >
                <span class="leg">{line.leg}</span>
                <span>
                  <b>
                    <Rich text={line.text} />
                  </b>
                  <small>
                    <SeatMark seat={line.seat} />
                    <Rich text={line.name} />, {m.reading[line.reading]}
                  </small>
                </span>
                <em>{signedPoints(line.change)}</em>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
