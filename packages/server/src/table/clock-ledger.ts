import type { Seat } from '@selva/core'
import type { StoredClocks } from '../store/rows/clocks.ts'
import type { Budget } from './budget.ts'

/** A clock that runs: what its seat has left of it, and of the bank after that. */
export type RunningClock = readonly [seat: Seat, left: number, bank: number]

/** The clocks that the game publicly says are to run. */
export type WantedClocks = {
  /** The turn or decision that time is charged for. */
  readonly name: string
  /** Several choose at once, and share one clock. */
  readonly shared: boolean
  /** The seats that the table waits for. */
  readonly charged: readonly Seat[]
  /** No one is here: the clocks stand still. */
  readonly resting: boolean
  /** Time that has passed while the table was not in memory, and is charged to the same clocks. */
  readonly unloaded: number
}

/** How much time each seat has. It knows no time of its own: callers say how much has passed. */
export type ClockLedger = {
  running(): readonly Seat[]
  /** The time left to a seat, its bank included. */
  timeOf(seat: Seat): number
  /** The least time that a running clock has left. */
  shortest(): number
  shown(): readonly RunningClock[]
  /** Charges the running clocks. */
  charge(ms: number): void
  /** Lets these clocks run. True if others ran before. */
  follow(wanted: WantedClocks): boolean
  stopAll(): void
  toStore(): StoredClocks
}

export function clockLedger(budget: Budget, people: readonly Seat[], kept: StoredClocks | undefined): ClockLedger {
  const bank = new Map<Seat, number>(kept?.bank ?? people.map((seat) => [seat, budget.bank]))
  let left = new Map<Seat, number>(kept?.left ?? [])
  let name = kept?.name ?? ''
  let shared = kept?.shared ?? false
  let running: readonly Seat[] = []

  const bankOf = (seat: Seat): number => (shared || budget.per === 'turn' ? 0 : (bank.get(seat) ?? 0))
  const timeOf = (seat: Seat): number => (left.get(seat) ?? 0) + bankOf(seat)

  function charge(ms: number): void {
    for (const seat of running) {
      const first = Math.min(left.get(seat) ?? 0, ms)
      left.set(seat, (left.get(seat) ?? 0) - first)
      if (bankOf(seat) > 0) bank.set(seat, Math.max(0, bankOf(seat) - (ms - first)))
    }
  }

  function follow(wanted: WantedClocks): boolean {
    const { charged } = wanted
    const fresh = wanted.name !== name
    if (fresh) {
      name = wanted.name
      left = new Map()
      shared = budget.per === 'clock' && wanted.shared
    } else if (wanted.unloaded > 0) {
      for (const seat of charged) if (left.has(seat)) left.set(seat, Math.max(0, timeOf(seat) - wanted.unloaded))
    }
    for (const seat of charged) if (!left.has(seat)) left.set(seat, budget.each)
    const next = wanted.resting ? [] : charged
    const others = fresh || next.join() !== running.join()
    running = next
    return others
  }

  return {
    running: () => running,
    timeOf,
    shortest: () => Math.min(...running.map(timeOf)),
    shown: () => running.map((seat) => [seat, Math.round(left.get(seat) ?? 0), Math.round(bankOf(seat))]),
    charge,
    follow,
    stopAll() {
      running = []
    },
    toStore: () => ({ name, shared, left: [...left], bank: [...bank] }),
  }
}
