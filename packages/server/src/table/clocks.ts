import { decisionClock, isSeatPlayedByBot, type Seat, turnClock } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { StoredClocks } from '../store/rows/clocks.ts'
import type { Budget } from './budget.ts'
import { clockLedger, type RunningClock, type WantedClocks } from './clock-ledger.ts'
import type { RunningGame } from './live.ts'

/** How often time left is noted while nothing happens. */
const HEARTBEAT = 15_000
/**
 * The shortest time between two notes while choices are made. A note that is behind costs no player time: what is left
 * of a clock only shrinks, so a server that reads an old note gives time back.
 */
const NOTED_EVERY = 5000
/** An alarm that comes later than this was held up, and what passed meanwhile is charged to nobody. */
const SLACK = 2000
const AGAIN_AFTER = 1000

export type ClockTable = {
  readonly live: () => RunningGame
  /** The seats of people. Bots need no clock. */
  readonly people: readonly Seat[]
  readonly budget: Budget
  readonly clock: Clock
  /** Is nobody here to wait for anybody? */
  readonly resting: () => boolean
  /** As they stood when a server last ran. */
  readonly kept: StoredClocks | undefined
  /** How long servers have been up since then: charged where clocks run though nobody is there. */
  readonly passed: number
  /** Writes the clocks down, and in how many milliseconds the first runs out though nobody is there; 0 if none does. */
  readonly keep: (kept: StoredClocks, runsOutIn: number) => void
  /** Time is up for these; false if that could not be stored. */
  readonly ranOut: (seats: readonly Seat[], clock: string) => Promise<boolean>
  /** Tells everybody that other clocks run than before. */
  readonly tell: () => void
}

/**
 * The clocks of one table. They are charged by what the game publicly says they are for (`clockOf`), and everybody is
 * told of them only when that, or whom the table publicly waits for, changes: no clock can show a secret phase. A
 * choice that several make at the same time has one clock for all of them, without a bank. The passing of time is
 * taken from a clock that nobody can set.
 */
export type Clocks = {
  /** Something happened at the table. */
  update(): void
  /** The clocks that run now. */
  running(): readonly RunningClock[]
  idle(): boolean
  stop(): void
}

export function clocksOf(table: ClockTable): Clocks {
  const { live, people, budget, clock } = table
  /** With days, clocks run whether anyone is there or not, also while the table is not in memory. */
  const always = budget.per === 'turn'
  const ledger = clockLedger(budget, people, table.kept)
  let unloaded = always ? table.passed : 0
  let loading = true
  let stopped = false
  let chargedAt = clock.steady()
  let cancel = (): void => {}
  /** When the alarm rings; it may be too early, since a clock that is charged again moves no alarm forward. */
  let alarm = Number.POSITIVE_INFINITY
  /** The clocks are charged by then, unless something is held up. */
  let expected = chargedAt
  let notedAt = Number.NEGATIVE_INFINITY
  /** When the server must look after the table, by the last note, though no one is there; 0 if it need not. */
  let notedDue = 0
  let changed = false

  function charge(): void {
    const now = clock.steady()
    const passed = Math.min(now - chargedAt, Math.max(0, expected - chargedAt) + SLACK)
    chargedAt = now
    ledger.charge(passed)
  }

  const runs = (): boolean => ledger.running().length > 0
  /** Time until the first clock runs out though no one is there; 0 if none does. */
  const runsOutIn = (): number => (always && runs() ? Math.max(1, ledger.shortest()) : 0)

  function note(): void {
    const inMs = runsOutIn()
    notedAt = clock.steady()
    notedDue = inMs === 0 ? 0 : notedAt + inMs
    changed = false
    table.keep(ledger.toStore(), inMs)
  }

  /** Other clocks run. Noted at once if the server would otherwise look after the table too late. */
  function noteChange(): void {
    changed = true
    const inMs = runsOutIn()
    const tooLate = inMs > 0 && (notedDue === 0 || clock.steady() + inMs < notedDue)
    if (tooLate || clock.steady() - notedAt >= NOTED_EVERY) note()
  }

  function arm(): void {
    const needed = !stopped && runs()
    const wanted = needed ? clock.steady() + Math.min(HEARTBEAT, ledger.shortest()) : Number.POSITIVE_INFINITY
    if (!needed || wanted < alarm) {
      cancel()
      alarm = wanted
      cancel = needed ? clock.after(wanted - clock.steady(), ring) : () => {}
    }
    expected = alarm
  }

  function ring(): void {
    charge()
    alarm = Number.POSITIVE_INFINITY
    expected = chargedAt
    cancel = () => {}
    const out = ledger.running().filter((seat) => ledger.timeOf(seat) <= 0)
    if (out.length === 0) {
      if (chargedAt - notedAt >= NOTED_EVERY) note()
      return arm()
    }
    // The fact that is then stored comes back through `update`, which sets the next alarm.
    void table.ranOut(out, ledger.toStore().name).then((stored) => {
      if (!stored && !stopped) cancel = clock.after(AGAIN_AFTER, ring)
    })
  }

  function wanted(): WantedClocks {
    const { game, state, table: known } = live()
    const now = game.clockOf(state)
    const awaited = game.over(state) || known.ended ? [] : game.awaits(state)
    return {
      name: always ? turnClock(now) : decisionClock(now),
      shared: awaited.length > 1,
      charged: awaited.filter((seat) => people.includes(seat) && !isSeatPlayedByBot(known, now, seat)),
      resting: table.resting(),
      unloaded,
    }
  }

  function update(): void {
    // Pages that close with the server find the clocks put away already.
    if (stopped) return
    charge()
    const others = ledger.follow(wanted())
    unloaded = 0
    const first = loading
    loading = false
    arm()
    // A note from before may still say when clocks run out that no longer do.
    if (first && always) note()
    else if (others) noteChange()
    if (others) table.tell()
  }

  return {
    update,
    running() {
      charge()
      arm()
      return ledger.shown()
    },
    // Clocks that always run are looked after by the server while the table is not in memory.
    idle: () => !runs() || (always && ledger.running().every((seat) => ledger.timeOf(seat) > 0)),
    stop() {
      if (stopped) return
      stopped = true
      charge()
      if (runs() || changed) note()
      ledger.stopAll()
      cancel()
    },
  }
}
