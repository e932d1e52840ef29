import type { Seat } from '@selva/core'
import { messages } from '../client/language.ts'
import { timeText, useCountdown } from './countdown.ts'
import type { AnyLiveTable } from './live.ts'

type SeatOfTable = { readonly live: AnyLiveTable; readonly seat: Seat }

/** Time left on a running clock, and the reserve while its own time still runs. */
export type TimeLeft = { readonly left: number; readonly reserve: number; readonly short: boolean }

/** Public status of a seat: who plays it just now, or soon will, and its clock. */
export type SeatStatus = {
  /** A bot has the seat, or plays for its person for a while. */
  readonly bot: 'no' | 'own' | 'standIn'
  /** Milliseconds until a bot plays for a person who is gone; 0 if none is about to. */
  readonly grace: number
  readonly clock: TimeLeft | undefined
}

const SHORT = 15_000

/** When a bot takes this seat over, by the page's own clock; 0 if none is about to. */
export function graceUntil({
  live,
  seat,
}: {
  readonly live: Pick<AnyLiveTable, 'about' | 'told' | 'clocks'>
  readonly seat: Seat
}): number {
  const { seats, terms } = live.about.value
  const { grace = 0, here = true } = seats[seat - 1] ?? {}
  if (here) return 0
  if (grace > 0) return live.told.value + grace
  // At a table with live clocks a bot comes when the clock of an absent player is at its end.
  const isLive = terms.pace === 'relaxed' || terms.pace === 'fast'
  return isLive ? (live.clocks.value.find((one) => one.seat === seat)?.last ?? 0) : 0
}

/** The clock of a seat while it runs, and of the bank once its own time is over. */
export function useTimeLeft({ live, seat }: SeatOfTable): TimeLeft | undefined {
  const clock = live.clocks.value.find((one) => one.seat === seat)
  const own = useCountdown(clock?.until ?? 0)
  const all = useCountdown(clock?.last ?? 0)
  if (clock === undefined) return undefined
  const left = own > 0 ? own : all
  return { left, reserve: own > 0 ? clock.last - clock.until : 0, short: left < SHORT }
}

export function useSeatStatus(props: SeatOfTable): SeatStatus {
  const { live, seat } = props
  const clock = useTimeLeft(props)
  const grace = useCountdown(graceUntil(props))
  void live.version.value
  const there = live.about.value.seats[seat - 1]
  const standIn = there?.by === 'person' && !live.over() && live.isPlayedByBot(seat)
  const bot = there?.by === 'bot' ? 'own' : standIn ? 'standIn' : 'no'
  // The time until a bot comes says all that the clock would say.
  return standIn || grace === 0 ? { bot, grace: 0, clock } : { bot, grace, clock: undefined }
}

/** Time as it is spoken of something in focus: in steps, so that nobody hears a new time every second. */
const roundly = (ms: number): string => {
  const step = ms > SHORT ? SHORT : SHORT / 3
  return timeText(Math.ceil(ms / step) * step)
}

/** The same in words, for readers who do not see the signs. */
export function seatStatusText({ bot, grace, clock }: SeatStatus): readonly string[] {
  const m = messages()
  return [
    ...(bot === 'no' ? [] : [bot === 'own' ? m.lobby.bot : m.table.standIn]),
    ...(grace > 0 ? [m.table.botSoon(roundly(grace))] : []),
    ...(clock === undefined ? [] : [m.table.time(roundly(clock.left))]),
  ]
}
