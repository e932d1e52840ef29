import { seatsOf } from '@selva/core'
import type { Answer } from './answer.ts'
import type { TableContext } from './context.ts'
import { failed } from './failed.ts'
import { isOver, type RunningGame } from './live.ts'

/** The end of a game that could not be stored is tried again this much later. */
const AGAIN_AFTER = 1000

/** Ends a table whose game is over. */
export type GameEnd = {
  /** Stores the end; tries again later if that fails. Nothing happens while the game goes on. */
  end(): Answer
  /** Is the end stored, as far as there is one? */
  idle(): boolean
  stop(): void
}

export function gameEnd(context: TableContext, live: () => RunningGame): GameEnd {
  const { ports, fixed, table } = context
  let cancel: (() => void) | undefined
  let stopped = false

  /** The outcome is stored before the table counts as over, so that no table is over without it. */
  async function store(): Promise<void> {
    const { state, game, table: known } = live()
    const at = ports.clock.now()
    // Nobody has won or lost a game that was ended before its rules ended it.
    const decided = known.ended ? [] : seatsOf(table().seats.length)
    const endings = decided.map((seat) => ({ seat, at, ...game.outcome(state, seat) }))
    try {
      await ports.people.personSeats.noteEnd(fixed.id, endings)
    } catch (error) {
      failed(ports, fixed, error, 'the end of a game could not be stored')
      return
    }
    await context.change(
      () => ({ ...table(), status: 'over' }),
      (ended) => ports.store.endTable(ended, !known.ended),
    )
    if (table().status === 'over') await ports.countFigures(fixed.id)
  }

  async function end(): Answer {
    cancel?.()
    cancel = undefined
    if (!isOver(live()) || table().status !== 'running') return undefined
    await store()
    if (table().status === 'running' && !stopped) cancel = ports.clock.after(AGAIN_AFTER, () => void context.post(end))
    return undefined
  }

  return {
    end,
    idle: () => cancel === undefined,
    stop() {
      stopped = true
      cancel?.()
      cancel = undefined
    },
  }
}
