import type { Seat } from '@selva/core'
import { Clock } from './Clock.tsx'
import { useTimeLeft } from './life.ts'
import type { Followed } from './live.ts'

/** The reader's own clock, while it runs. */
export function OwnClock({ live, seat }: { readonly live: Followed; readonly seat: Seat }) {
  const time = useTimeLeft({ live, seat })
  return time === undefined ? undefined : <Clock time={time} testid="my-clock" />
}
