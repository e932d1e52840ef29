import { type Seat, seatsOf } from '@selva/core'
import type { AnyLiveTable } from './live.ts'
import { graceUntil } from './seat-status.ts'

/** Milliseconds left on the countdowns that concern a reader. */
export type Countdowns = {
  /** The own clock, the bank included; `banked` once nothing but the bank is left. */
  readonly mine: { readonly left: number; readonly banked: boolean } | undefined
  /** Until a bot takes the seats of others who are gone. */
  readonly away: ReadonlyMap<Seat, number>
  /** The others who are here. */
  readonly here: ReadonlySet<Seat>
}

/** One thing worth saying aloud. */
export type Callout =
  | { readonly kind: 'time' | 'bank'; readonly left: number }
  | { readonly kind: 'away'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'here'; readonly seat: Seat }

export const NO_COUNTDOWNS: Countdowns = { mine: undefined, away: new Map(), here: new Set() }

const SECOND = 1000
/** My own time is called out when it passes these, another's absence when it begins and when it passes the last. */
const MARKS = [30 * SECOND, 10 * SECOND]
const LAST_MARK = 10 * SECOND

/** Returns the countdowns of a table at a moment of the page's own clock. */
export function countdownsAt(live: Pick<AnyLiveTable, 'about' | 'told' | 'clocks' | 'seat'>, now: number): Countdowns {
  const me = live.seat()
  const { seats } = live.about.value
  const others = seatsOf(seats.length).filter((seat) => seat !== me && seats[seat - 1]?.by === 'person')
  const clock = live.clocks.value.find(({ seat }) => seat === me)
  const until = (seat: Seat): number => graceUntil({ live, seat }) - now
  return {
    mine:
      clock === undefined || clock.last <= now
        ? undefined
        : { left: clock.last - now, banked: clock.until <= now && clock.last > clock.until },
    away: new Map(others.filter((seat) => until(seat) > 0).map((seat) => [seat, until(seat)])),
    here: new Set(others.filter((seat) => seats[seat - 1]?.here)),
  }
}

function ownCallout(before: Countdowns['mine'], now: Countdowns['mine']): Callout | undefined {
  if (now === undefined) return undefined
  // More time than before is another clock.
  const same = before !== undefined && before.left >= now.left ? before : undefined
  const last = same?.left ?? Number.POSITIVE_INFINITY
  if (MARKS.some((mark) => now.left <= mark && last > mark)) return { kind: 'time', left: now.left }
  return now.banked && same?.banked === false ? { kind: 'bank', left: now.left } : undefined
}

/** Callouts that are due since the countdowns were last looked at: a few times, not every second. */
export function callouts(before: Countdowns, now: Countdowns): readonly Callout[] {
  const own = ownCallout(before.mine, now.mine)
  const away = [...now.away].flatMap(([seat, left]): readonly Callout[] => {
    const last = before.away.get(seat)
    return last === undefined || (last > LAST_MARK && left <= LAST_MARK) ? [{ kind: 'away', seat, left }] : []
  })
  const here = [...before.away.keys()].filter((seat) => now.here.has(seat))
  return [...(own === undefined ? [] : [own]), ...away, ...here.map((seat): Callout => ({ kind: 'here', seat }))]
}
