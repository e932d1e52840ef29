import { messages } from '../client/language.ts'
import { timeText } from './countdown.ts'
import type { TimeLeft } from './seat-status.ts'

/** A clock that runs. */
export function Clock({
  time: { left, reserve, short },
  testid,
}: {
  readonly time: TimeLeft
  readonly testid: string
}) {
  const m = messages().table
  return (
    <span
      class={`seatclock ${short ? 'short' : ''}`}
      title={reserve > 0 ? m.bank(timeText(reserve)) : undefined}
      data-testid={testid}
    >
      <span class="spoken">{m.time(timeText(left))}</span>
      <span aria-hidden="true">{timeText(left)}</span>
    </span>
  )
}
