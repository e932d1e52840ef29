import { decisionClock, isSeatPlayedByBot, type Seat, type TableGame, type TableState, turnClock } from '@selva/core'

/** The rules of the clocks of a table. */
export type ClockRules = {
  /** Live, each clock of the game has its own time; with days, each player has theirs for the whole of a turn. */
  readonly per: 'clock' | 'turn'
  /** Milliseconds for each clock or turn. */
  readonly each: number
}

/** Clocks as they stood when they were last charged, in milliseconds. */
export type ClockTimes = {
  /** The turn or decision that was being charged for. */
  readonly name: string
  /** One clock for all who choose at the same time. */
  readonly shared: boolean
  readonly left: readonly (readonly [Seat, number])[]
  readonly bank: readonly (readonly [Seat, number])[]
}

/** The clocks that the game publicly says are to run. */
export type WantedClocks = {
  /** The turn or decision that time is charged for. */
  readonly name: string
  /** Several choose at once, and share one clock. */
  readonly shared: boolean
  /** The seats that the table waits for. */
  readonly charged: readonly Seat[]
}

/** A game and its table, as far as its clocks depend on it. All of it is public. */
export type ClockedGame = {
  readonly game: Pick<TableGame, 'clockOf' | 'awaits' | 'over'>
  readonly state: Parameters<TableGame['awaits']>[0]
  readonly table: TableState
  /** The seats of people. Bots need no clock. */
  readonly people: readonly Seat[]
}

/** Every reader of a table works out the same: it depends on nothing that one knows and another does not. */
export function wantedClocks({ game, state, table, people }: ClockedGame, per: ClockRules['per']): WantedClocks {
  const now = game.clockOf(state)
  const awaited = game.over(state) || table.ended ? [] : game.awaits(state)
  return {
    name: per === 'turn' ? turnClock(now) : decisionClock(now),
    shared: awaited.length > 1,
    charged: awaited.filter((seat) => people.includes(seat) && !isSeatPlayedByBot(table, now, seat)),
  }
}

/** How much time each seat has. It knows no time of its own: callers say how much has passed. */
export type ClockLedger = {
  running(): readonly Seat[]
  /** The time left to a seat of its own clock, and in the bank after that. */
  leftOf(seat: Seat): number
  bankOf(seat: Seat): number
  /** Charges the running clocks. */
  charge(ms: number): void
  /** Charges clocks that ran while no one counted. */
  chargeUnloaded(wanted: WantedClocks, ms: number): void
  /** Lets these clocks run, or stand still. True if others ran before. */
  follow(wanted: WantedClocks, resting: boolean): boolean
  stopAll(): void
  times(): ClockTimes
}

const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, i) => seat === other[i])

/** The clocks of a table. The server counts with it, and so does each page, from the facts that it receives. */
export function clockLedger(
  { per, each }: ClockRules,
  from: ClockTimes & { readonly running?: readonly Seat[] },
): ClockLedger {
  const bank = new Map<Seat, number>(from.bank)
  let left = new Map<Seat, number>(from.left)
  let { name, shared } = from
  let running = from.running ?? []

  const leftOf = (seat: Seat): number => left.get(seat) ?? 0
  const bankOf = (seat: Seat): number => (shared || per === 'turn' ? 0 : (bank.get(seat) ?? 0))

  return {
    running: () => running,
    leftOf,
    bankOf,
    charge(ms) {
      for (const seat of running) {
        const first = Math.min(leftOf(seat), ms)
        left.set(seat, leftOf(seat) - first)
        if (bankOf(seat) > 0) bank.set(seat, Math.max(0, bankOf(seat) - (ms - first)))
      }
    },
    chargeUnloaded(wanted, ms) {
      if (wanted.name !== name) return
      for (const seat of wanted.charged) if (left.has(seat)) left.set(seat, Math.max(0, leftOf(seat) - ms))
    },
    follow(wanted, resting) {
      const fresh = wanted.name !== name
      if (fresh) {
        name = wanted.name
        left = new Map()
        shared = per === 'clock' && wanted.shared
      }
      for (const seat of wanted.charged) if (!left.has(seat)) left.set(seat, each)
      const next = resting ? [] : wanted.charged
      const others = fresh || !sameSeats(next, running)
      running = next
      return others
    },
    stopAll() {
      running = []
    },
    times: () => ({ name, shared, left: [...left], bank: [...bank] }),
  }
}
