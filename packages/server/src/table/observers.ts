import type { Seat } from '@selva/core'
import type { Companions } from './companions.ts'
import type { TableContext } from './context.ts'
import type { GameInMemory } from './game-in-memory.ts'
import { isOver } from './live.ts'
import type { Observer } from './observer.ts'

/** All that happens after a commit, in order. Each says when it cares. */
export function observersOf(
  context: TableContext,
  game: GameInMemory,
  seats: readonly Seat[],
  { late, bots, follow, turns, clocks, absence, rest, tempo }: Companions,
): readonly Observer[] {
  const always = (): boolean => true

  const measured: Observer = { cares: always, committed: ({ watch }) => watch.delivered() }

  const noted: Observer = {
    cares: ({ note }) => note !== undefined,
    committed: ({ note }) => game.notes.stored(note),
  }

  const thinking: Observer = {
    cares: ({ batch }) => bots.cares(batch),
    committed: ({ batch }) => bots.committed(batch),
    reloaded: bots.reloaded,
    idle: bots.idle,
    stop: bots.stop,
  }

  const called: Observer = { cares: turns.cares, committed: turns.committed, reloaded: turns.reloaded }

  const timed: readonly Observer[] =
    clocks === undefined
      ? []
      : [
          {
            // A hidden choice charges nothing and notes nothing: others must not see a clock move for it.
            cares: ({ hidden }) => !hidden,
            committed: clocks.committed,
            reloaded: clocks.reloaded,
            idle: clocks.idle,
            stop: clocks.stop,
          },
        ]

  /** The table as it is shown: countdowns of absent players, and whether the game rests. */
  const shown: Observer = {
    cares: () => rest.rested() || absence.watches(),
    committed() {
      const awoke = rest.wakes()
      if (absence.update() || awoke) context.tellAll()
    },
    idle: absence.idle,
    stop: absence.stop,
  }

  /** Voices in the chat depend on whether the game is over and who is still in it. */
  const standings = (): string => {
    const live = game.live()
    return `${isOver(live)} ${seats.map((seat) => live.game.inPlay(live.state, seat)).join()}`
  }
  let before = standings()
  const chatting: Observer = {
    cares: () => context.isHeard() && standings() !== before,
    committed() {
      before = standings()
      context.regroup()
    },
  }

  /** A person who may set the tempo from now on, or no longer, is shown so. */
  const paced: Observer = { cares: () => context.isHeard() && tempo.update(), committed: () => context.tellAll() }

  return [measured, noted, late, thinking, follow, called, ...timed, shown, chatting, paced]
}
