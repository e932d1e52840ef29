import type { Seat } from '@selva/core'
import { type ClockState, type ClockTimes, clockLedger, wantedClocks } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { Budget } from './budget.ts'
import { clockNotes } from './clock-notes.ts'
import type { RunningGame } from './live.ts'

/** How often time left is noted while nothing happens. */
const HEARTBEAT = 15_000
/** The shortest time between two corrections of the clocks that pages work out. They differ by delays of the network. */
const CORRECTED_EVERY = 10_000
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
  readonly kept: ClockTimes | undefined
  /** How long servers have been up since then: charged where clocks run though nobody is there. */
  readonly passed: number
  /** Writes the clocks down, and in how many milliseconds the first runs out though nobody is there; 0 if none does. */
  readonly keep: (kept: ClockTimes, runsOutIn: number) => void
  /** Time is up for these; false if that could not be stored. */
  readonly ranOut: (seats: readonly Seat[], clock: string) => Promise<boolean>
  /** Sends all pages the clocks as they stand. */
  readonly tell: (state: ClockState) => void
}

/**
 * The clocks of one table. They are charged by what the game publicly says they are for (`clockOf`) and by whom the
 * table publicly waits for: no clock can show a secret phase. So the pages work the same clocks out from the facts that
 * they receive, and a choice costs no message; they are sent the clocks when something else than a fact starts or stops
 * them, and a correction now and then. A choice that several make at the same time has one clock for all of them,
 * without a bank. The passing of time is taken from a clock that no one can set.
 */
export type Clocks = {
  /** A batch that others could see was committed. */
  committed(): void
  /** Players have come or gone. */
  update(): void
  /** The game was loaded, and the pages have caught up with it. */
  reloaded(): void
  /** The clocks as they stand now. */
  state(): ClockState
  idle(): boolean
  stop(): void
}

export function clocksOf(table: ClockTable): Clocks {
  const { live, people, budget, clock } = table
  /** With days, clocks run whether anyone is there or not, also while the table is not in memory. */
  const always = budget.per === 'turn'
  const { per, each, bank } = budget
  const unused: ClockTimes = { name: '', shared: false, left: [], bank: people.map((seat) => [seat, bank]) }
  const ledger = clockLedger(budget, table.kept ?? unused)
  let unloaded = always ? table.passed : 0
  let loading = true
  let stopped = false
  let chargedAt = clock.steady()
  let cancel = (): void => {}
  /** When the alarm rings; it may be too early, since a clock that is charged again moves no alarm forward. */
  let alarm = Number.POSITIVE_INFINITY
  /** The clocks are charged by then, unless something is held up. */
  let expected = chargedAt
  let toldAt = Number.NEGATIVE_INFINITY

  function charge(): void {
    const now = clock.steady()
    const passed = Math.min(now - chargedAt, Math.max(0, expected - chargedAt) + SLACK)
    chargedAt = now
    ledger.charge(passed)
  }

  const runs = (): boolean => ledger.running().length > 0
  const timeOf = (seat: Seat): number => ledger.leftOf(seat) + ledger.bankOf(seat)
  const shortest = (): number => Math.min(...ledger.running().map(timeOf))
  /** Time until the first clock runs out though no one is there; 0 if none does. */
  const runsOutIn = (): number => (always && runs() ? Math.max(1, shortest()) : 0)

  const notes = clockNotes({ steady: clock.steady, runsOutIn, keep: (inMs) => table.keep(ledger.times(), inMs) })

  function arm(): void {
    const needed = !stopped && runs()
    const wanted = needed ? clock.steady() + Math.min(HEARTBEAT, shortest()) : Number.POSITIVE_INFINITY
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
    const out = ledger.running().filter((seat) => timeOf(seat) <= 0)
    if (out.length === 0) {
      notes.refresh()
      return arm()
    }
    // The fact that is then stored comes back through `update`, which sets the next alarm.
    void table.ranOut(out, ledger.times().name).then((stored) => {
      if (!stored && !stopped) cancel = clock.after(AGAIN_AFTER, ring)
    })
  }

  /** Charges the clocks that ran, and lets those run that the game asks for now. True if others ran before. */
  function follow(): boolean {
    charge()
    const { game, state: played, table: known } = live()
    const wanted = wantedClocks({ game, state: played, table: known, people }, per)
    if (unloaded > 0) ledger.chargeUnloaded(wanted, unloaded)
    unloaded = 0
    const others = ledger.follow(wanted, table.resting())
    const first = loading
    loading = false
    arm()
    // A note from before may still say when clocks run out that no longer do.
    if (first && always) notes.write()
    else if (others) notes.changed()
    return others
  }

  const whole = (times: ClockTimes['left']): ClockTimes['left'] => times.map(([seat, ms]) => [seat, Math.round(ms)])
  function state(): ClockState {
    charge()
    arm()
    const times = ledger.times()
    const left = whole(times.left)
    return { per, each, ...times, running: ledger.running(), left, bank: whole(times.bank), resting: table.resting() }
  }

  function tell(): void {
    toldAt = clock.steady()
    table.tell(state())
  }

  // Pages that close with the server find the clocks put away already.
  return {
    committed() {
      if (!stopped && follow() && clock.steady() - toldAt >= CORRECTED_EVERY) tell()
    },
    update() {
      if (!stopped && follow()) tell()
    },
    reloaded() {
      if (stopped) return
      follow()
      tell()
    },
    state,
    // Clocks that always run are looked after by the server while the table is not in memory.
    idle: () => !runs() || (always && ledger.running().every((seat) => timeOf(seat) > 0)),
    stop() {
      if (stopped) return
      stopped = true
      charge()
      if (runs() || notes.isBehind()) notes.write()
      ledger.stopAll()
      cancel()
    },
  }
}
