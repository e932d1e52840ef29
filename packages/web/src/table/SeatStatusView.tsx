import type { Seat } from '@selva/core'
import { messages } from '../client/language.ts'
import { BotMark } from '../ui/Icon.tsx'
import { Clock } from './Clock.tsx'
import { timeText } from './countdown.ts'
import type { AnyLiveTable } from './live.ts'
import { useSeatStatus } from './seat-status.ts'

/** Signs of a seat: a bot plays for its person just now, or soon will; and its clock. */
export function SeatStatusView({ live, seat }: { readonly live: AnyLiveTable; readonly seat: Seat }) {
  const { bot, grace, clock } = useSeatStatus({ live, seat })
  const m = messages().table
  return (
    <>
      {bot === 'standIn' ? (
        <span class="you botfor" title={m.standIn} data-testid={`bot-for-${seat}`}>
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
