import type { Seat } from '@selva/core'
import { say } from '../client/language.ts'
import { BotMark } from '../ui/Icon.tsx'
import { Clock } from './Clock.tsx'
import { timeText } from './countdown.ts'
import { useLife } from './life.ts'
import type { Followed } from './live.ts'

/** Who plays a seat for its person just now, or soon will; and its clock. */
export function SeatLife({ live, seat }: { readonly live: Followed; readonly seat: Seat }) {
  const { bot, grace, clock } = useLife({ live, seat })
  const m = say().table
  return (
    <>
      {bot === 'standIn' ? (
        <span
          class="you botfor"
          title={m.botFor(live.about.value.seats[seat - 1]?.name ?? '')}
          data-testid={`bot-for-${seat}`}
        >
          <BotMark />
        </span>
      ) : grace > 0 ? (
        <span class="you" data-testid={`grace-${seat}`}>
          {m.botSoon(timeText(grace))}
        </span>
      ) : undefined}
      {clock === undefined ? undefined : (
        <Clock time={clock} testid={seat === live.seat() ? 'my-clock' : `clock-${seat}`} />
      )}
    </>
  )
}
