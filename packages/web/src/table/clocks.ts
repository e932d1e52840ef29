import { type ReadonlySignal, signal } from '@preact/signals'
import { type Seat, type Shape, seatsOf, type TableGame } from '@selva/core'
import type { ClockState } from '@selva/protocol'
import { type ClockLedger, type ClockRules, clockLedger, wantedClocks } from '@selva/protocol/clock-ledger'
import type { Knowledge } from './knowledge.ts'

/** A clock that runs: its own time is over at `until`, and the bank after that at `last`, in `performance.now()`. */
export type RunningClock = { readonly seat: Seat; readonly until: number; readonly last: number }

/** The clocks of a table, worked out from the facts as they come: the server sends them only to begin from. */
export type TableClocks = {
  readonly running: ReadonlySignal<readonly RunningClock[]>
  /** The server says how the clocks stand, all frames that have come included. */
  start(state: ClockState): void
  /** The server says how many frames there are: it sends the clocks after them. */
  announce(frames: number): void
  /** A frame has been played, the `n`th that came, which arrived at this moment. */
  played(n: number, arrived: number): void
}

export type ClockPorts<G extends Shape> = {
  readonly game: TableGame<G>
  readonly knowledge: Pick<Knowledge<G>, 'state' | 'table' | 'have'>
  readonly steady: () => number
}

export function clocksOf<G extends Shape>({ game, knowledge, steady }: ClockPorts<G>): TableClocks {
  const running = signal<readonly RunningClock[]>([])
  let ledger: ClockLedger | undefined
  let per: ClockRules['per'] = 'clock'
  let resting = false
  let chargedAt = 0
  /** The frames that the clocks from the server already count. */
  let counted = 0

  function show({ running: seats, leftOf, bankOf }: ClockLedger): void {
    running.value = seats().map((seat) => {
      const until = chargedAt + leftOf(seat)
      return { seat, until, last: until + bankOf(seat) }
    })
  }

  /** Frames are played after they arrive, but time passes from their arrival on. */
  function follow(ledger: ClockLedger, at: number): void {
    const state = knowledge.state()
    if (state === undefined) return
    const table = knowledge.table()
    ledger.charge(Math.max(0, at - chargedAt))
    chargedAt = Math.max(chargedAt, at)
    const people = seatsOf(table.held.length).filter((seat) => table.held[seat - 1] === 'person')
    if (ledger.follow(wantedClocks({ game, state, table, people }, per), resting)) show(ledger)
  }

  return {
    running,
    start(state) {
      ledger = clockLedger(state, state)
      ;({ per, resting } = state)
      chargedAt = steady()
      counted = knowledge.have()
      show(ledger)
    },
    announce(frames) {
      counted = frames
    },
    played(n, arrived) {
      if (ledger !== undefined && n > counted) follow(ledger, arrived)
    },
  }
}
