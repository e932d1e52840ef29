import type { Seat } from '@selva/core'
import type { Clock } from '../base/clock.ts'

export type AbsenceTable = {
  /** The seats of people. */
  readonly people: readonly Seat[]
  readonly isHere: (seat: Seat) => boolean
  /** Might a bot take this seat over: still asked things, and not played by a bot already? */
  readonly mayTake: (seat: Seat) => boolean
  /** How long a player may be gone; `undefined` where clocks count instead. */
  readonly grace: number | undefined
  readonly clock: Clock
  /** The grace of this seat is over. */
  readonly takeOver: (seat: Seat) => void
}

/**
 * Counts how long each person has been gone. A bot takes a seat over only while another person is here and waits: a
 * table that everybody has left rests, and a person alone with bots finds it as it was.
 */
export type AbsenceWatch = {
  /** A person came or went, or something happened at the table. True if the countdowns are others than before. */
  update(): boolean
  /** Is a person gone, or a countdown running? Otherwise nothing that happens at the table matters here. */
  watches(): boolean
  /** Milliseconds until a bot takes over; 0 if none is about to. */
  graceOf(seat: Seat): number
  idle(): boolean
  stop(): void
}

type Countdown = { readonly due: number; readonly cancel: () => void }

export function absenceOf({ people, isHere, mayTake, grace, clock, takeOver }: AbsenceTable): AbsenceWatch {
  const countdowns = new Map<Seat, Countdown>()
  let stopped = false
  const begin = (seat: Seat, ms: number): Countdown => ({
    due: clock.steady() + ms,
    cancel: clock.after(ms, () => {
      countdowns.delete(seat)
      takeOver(seat)
    }),
  })

  return {
    update() {
      if (grace === undefined || stopped) return false
      const somebody = people.some(isHere)
      let changed = false
      for (const seat of people) {
        const due = somebody && !isHere(seat) && mayTake(seat)
        if (due === countdowns.has(seat)) continue
        changed = true
        countdowns.get(seat)?.cancel()
        countdowns.delete(seat)
        if (due) countdowns.set(seat, begin(seat, grace))
      }
      return changed
    },
    watches: () => grace !== undefined && (countdowns.size > 0 || !people.every(isHere)),
    graceOf: (seat) => Math.max(0, Math.round((countdowns.get(seat)?.due ?? 0) - clock.steady())),
    idle: () => countdowns.size === 0,
    stop() {
      stopped = true
      for (const { cancel } of countdowns.values()) cancel()
      countdowns.clear()
    },
  }
}
