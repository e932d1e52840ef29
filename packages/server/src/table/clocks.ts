import { decisionClock, isSeatPlayedByBot, type Seat, turnClock } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { StoredClocks } from '../store/rows/clocks.ts'
import type { Budget } from './budget.ts'
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

/** A clock that runs: what its seat has left of it, and of the bank after that. */
export type RunningClock = readonly [seat: Seat, left: number, bank: number]

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
  const { live, people, budget, clock, kept } = table
  /** With days, clocks run whether anybody is there or not, also while the table is not in memory. */
  const always = budget.per === 'turn'
  let unloaded = always ? table.passed : 0
  let loading = true
  const { game } = live()
  const bank = new Map<Seat, number>(kept?.bank ?? people.map((seat) => [seat, budget.bank]))
  let left = new Map<Seat, number>(kept?.left ?? [])
  let name = kept?.name ?? ''
  let shared = kept?.shared ?? false
  let running: readonly Seat[] = []
  let chargedAt = clock.steady()
  let cancel = (): void => {}
  /** When the alarm rings; it may be too early, since a clock that is charged anew moves no alarm forward. */
  let alarm = Number.POSITIVE_INFINITY
  /** The clocks are charged by then, unless something is held up. */
  let expected = chargedAt
  let notedAt = Number.NEGATIVE_INFINITY
  /** When the server must look after the table, by the last note, though no one is there; 0 if it need not. */
  let notedDue = 0
  let changed = false
  let stopped = false

  const bankOf = (seat: Seat): number => (shared || budget.per === 'turn' ? 0 : (bank.get(seat) ?? 0))
  const timeOf = (seat: Seat): number => (left.get(seat) ?? 0) + bankOf(seat)

  function charge(): void {
    const now = clock.steady()
    const passed = Math.min(now - chargedAt, Math.max(0, expected - chargedAt) + SLACK)
    chargedAt = now
    for (const seat of running) {
      const first = Math.min(left.get(seat) ?? 0, passed)
      left.set(seat, (left.get(seat) ?? 0) - first)
      if (bankOf(seat) > 0) bank.set(seat, Math.max(0, bankOf(seat) - (passed - first)))
    }
  }

  /** Time until the first clock runs out though no one is there; 0 if none does. */
  const runsOutIn = (): number => (always && running.length > 0 ? Math.max(1, Math.min(...running.map(timeOf))) : 0)

  function note(): void {
    const inMs = runsOutIn()
    notedAt = clock.steady()
    notedDue = inMs === 0 ? 0 : notedAt + inMs
    changed = false
    table.keep({ name, shared, left: [...left], bank: [...bank] }, inMs)
  }

  /** Other clocks run. Noted at once if the server would otherwise look after the table too late. */
  function noteChange(): void {
    changed = true
    const inMs = runsOutIn()
    const tooLate = inMs > 0 && (notedDue === 0 || clock.steady() + inMs < notedDue)
    if (tooLate || clock.steady() - notedAt >= NOTED_EVERY) note()
  }

  function arm(): void {
    const runs = !stopped && running.length > 0
    const wanted = runs ? clock.steady() + Math.min(HEARTBEAT, ...running.map(timeOf)) : Number.POSITIVE_INFINITY
    if (!runs || wanted < alarm) {
      cancel()
      alarm = wanted
      cancel = runs ? clock.after(wanted - clock.steady(), ring) : () => {}
    }
    expected = alarm
  }

  function ring(): void {
    charge()
    alarm = Number.POSITIVE_INFINITY
    expected = chargedAt
    cancel = () => {}
    const out = running.filter((seat) => timeOf(seat) <= 0)
    if (out.length === 0) {
      if (chargedAt - notedAt >= NOTED_EVERY) note()
      return arm()
    }
    // The fact that is then stored comes back through `update`, which sets the next alarm.
    void table.ranOut(out, name).then((stored) => {
      if (!stored && !stopped) cancel = clock.after(AGAIN_AFTER, ring)
    })
  }

  function update(): void {
    // Pages that close with the server find the clocks put away already.
    if (stopped) return
    charge()
    const { state, table: known } = live()
    const now = game.clockOf(state)
    const awaited = game.over(state) || known.ended ? [] : game.awaits(state)
    const charged = awaited.filter((seat) => people.includes(seat) && !isSeatPlayedByBot(known, now, seat))
    const named = budget.per === 'turn' ? turnClock(now) : decisionClock(now)
    const fresh = named !== name
    if (fresh) {
      name = named
      left = new Map()
      shared = budget.per === 'clock' && awaited.length > 1
    } else if (unloaded > 0) {
      for (const seat of charged) if (left.has(seat)) left.set(seat, Math.max(0, timeOf(seat) - unloaded))
    }
    unloaded = 0
    const first = loading
    loading = false
    for (const seat of charged) if (!left.has(seat)) left.set(seat, budget.each)
    const next = table.resting() ? [] : charged
    const others = fresh || next.join() !== running.join()
    running = next
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
      return running.map((seat) => [seat, Math.round(left.get(seat) ?? 0), Math.round(bankOf(seat))])
    },
    // Clocks that always run are looked after by the server while the table is not in memory.
    idle: () => running.length === 0 || (always && running.every((seat) => timeOf(seat) > 0)),
    stop() {
      if (stopped) return
      stopped = true
      charge()
      if (running.length > 0 || changed) note()
      running = []
      cancel()
    },
  }
}
