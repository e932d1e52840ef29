import type { Seat } from '@selva/core'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import '../../styles/review.css'

/** An award; its figures open with a tap. */
export function Award({
  icon,
  title,
  seat,
  figure,
  more,
  lines,
  nameAt,
}: {
  readonly icon: string
  readonly title: string
  readonly seat: Seat
  readonly figure: string
  readonly more: string
  readonly lines: readonly string[]
  readonly nameAt: (seat: Seat) => string
}) {
  return (
    <li>
      <details>
        <summary>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            <small>
              <SeatMark seat={seat} />
              <Rich text={nameAt(seat)} />
            </small>
          </span>
          <em>{figure}</em>
        </summary>
        <p class="label">{more}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <Rich text={line} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
