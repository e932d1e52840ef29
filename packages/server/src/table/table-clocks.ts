import type { Seat } from '@selva/core'
import type { ClockTimes } from '@selva/protocol'
import { errorLocation } from '../base/log.ts'
import type { Answer } from './answer.ts'
import { budgetOf } from './budget.ts'
import { type Clocks, clocksOf } from './clocks.ts'
import { isHere, type TableContext } from './context.ts'
import type { GameInMemory } from './game-in-memory.ts'
import { clockMessage } from './message.ts'

/** The clocks of a table, and the store that keeps what is left of them. */
export type TableClocks = Clocks & {
  /** Resolved when everything that was to be stored is stored. */
  stored(): Promise<void>
}

/** `undefined` at a table that counts no time. */
export async function tableClocks(
  context: TableContext,
  game: GameInMemory,
  people: readonly Seat[],
  runOut: (seats: readonly Seat[], name: string) => Answer,
): Promise<TableClocks | undefined> {
  const { ports, fixed, members, table } = context
  const { store, clock, uptime, log } = ports
  const budget = budgetOf(table().terms.pace, fixed.playable)
  if (budget === undefined || people.length === 0) return undefined
  const before = await store.clocks(fixed.id)

  /** One after the other: an older note of the clocks must not overtake a newer one. */
  let storing = Promise.resolve()
  function keep(left: ClockTimes, runsOutIn: number): void {
    const charged = uptime.now()
    const due = runsOutIn === 0 ? 0 : charged + runsOutIn
    storing = storing
      .then(() => store.keepClocks(fixed.id, left, { charged, due }))
      .catch((error: unknown) =>
        log.warn({ table: fixed.id, error: errorLocation(error) }, 'clocks could not be stored'),
      )
  }

  const clocks = clocksOf({
    live: game.live,
    people,
    budget,
    clock,
    // At a table of days nobody is expected to be there.
    resting: () => budget.per === 'clock' && !people.some((seat) => isHere(context, seat)),
    kept: before,
    passed: before === undefined ? 0 : Math.max(0, uptime.now() - before.charged),
    keep,
    ranOut: async (seats, name) => (await context.post(() => runOut(seats, name))) === undefined,
    tell(state) {
      const message = clockMessage(state)
      for (const member of members.all()) member.send(message)
    },
  })
  return { ...clocks, stored: () => storing }
}
