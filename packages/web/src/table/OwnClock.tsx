import type { Seat } from '@selva/core'
import { Clock } from './Clock.tsx'
import type { AnyLiveTable } from './live.ts'
import { useTimeLeft } from './seat-status.ts'

/** The reader's own clock, while it runs. */
export function OwnClock({ live, seat }: { readonly live: AnyLiveTable; readonly seat: Seat }) {
  const time = useTimeLeft({ live, seat })
  return time === undefined ? undefined : <Clock time={time} testid="my-clock" />
}
