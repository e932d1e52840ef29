import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { type Callout, callouts, countdownsAt, NO_COUNTDOWNS } from './callouts.ts'
import { timeText } from './countdown.ts'
import { laterWords } from './later-words.ts'
import type { AnyLiveTable } from './live.ts'
import { seatName } from './name.ts'
import { spokenTogether } from './spoken-together.ts'

function sentence(callout: Callout, { about }: AnyLiveTable): string {
  const m = messages().table
  const later = laterWords()
  const called = (seat: number): string => seatName(about.value.seats[seat - 1])
  switch (callout.kind) {
    case 'time':
      return m.time(timeText(callout.left))
    case 'bank':
      return later.bankRuns(timeText(callout.left))
    case 'away':
      return later.awaySoon(called(callout.seat), timeText(callout.left))
    case 'here':
      return later.hereAgain(called(callout.seat))
    default:
      return callout satisfies never
  }
}

/** Countdowns, spoken to those who do not see them. */
export function Callouts({ live }: { readonly live: AnyLiveTable }) {
  const text = useSignal('')
  const before = useRef(NO_COUNTDOWNS)
  useSignalEffect(() => {
    const look = (): void => {
      const now = countdownsAt(live, performance.now())
      const said = callouts(before.current, now)
      before.current = now
      if (said.length > 0) text.value = spokenTogether(said.map((one) => sentence(one, live)))
    }
    look()
    if (before.current.mine === undefined && before.current.away.size === 0) return undefined
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  })
  return (
    <p class="spoken" role="status" aria-live="polite" data-testid="callouts">
      {text.value}
    </p>
  )
}
