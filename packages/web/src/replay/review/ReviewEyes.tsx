import { type Audience, type GameRecord, isSeat, type Seat, seatsOf } from '@selva/core'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import '../../styles/review.css'

/** Through whose eyes one looks: a seat that was asked for, else the first person's. */
export function readerFrom(eyes: Audience, { seats }: GameRecord): Seat {
  if (isSeat(eyes, seats.length)) return eyes
  const person = seats.findIndex(({ by }) => by === 'person')
  return (Math.max(0, person) + 1) as Seat
}

/** Choice of the eyes to look through. */
export function ReviewEyes({
  record,
  reader,
  label,
  pick,
}: {
  readonly record: GameRecord
  readonly reader: Seat
  readonly label: string
  readonly pick: (seat: Seat) => void
}) {
  const seats = seatsOf(record.seats.length)
  return (
    <label>
      <Icon name="eye" />
      <span class="spoken">{label}</span>
      <SeatMark seat={reader} />
      <select
        data-testid="review-eyes"
        value={reader}
        onChange={(event) => {
          const next = seats.find((seat) => String(seat) === event.currentTarget.value)
          if (next !== undefined) pick(next)
        }}
      >
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {record.seats[seat - 1]?.name}
          </option>
        ))}
      </select>
    </label>
  )
}
