import { type AnyChoice, type Refusal, refuse, type Seat } from '@selva/core'
import { errorLocation } from '../base/log.ts'
import { refusalFor } from '../store/refusal.ts'
import type { Answer } from './answer.ts'
import type { GameInMemory } from './game-in-memory.ts'
import { accept, type Decided, isHidden, isOver, isPlayedByBot, linkToChain, type RunningGame, stored } from './live.ts'
import type { Members } from './members.ts'
import type { Commit, Observer } from './observer.ts'
import type { TablePorts } from './ports.ts'
import type { TableConstants } from './table-constants.ts'

/** Something to be added to the log of a running game: a choice, a claim, or a fact of the table itself. */
export type Proposal = {
  readonly seat: Seat
  /** Names the proposal: sent again, it is acknowledged again and nothing happens. */
  readonly id: string
  /** Why it cannot be added now; `done` if there is nothing to add. */
  readonly accept: (live: RunningGame) => Refusal | 'done' | undefined
  /** The batch, made on a copy of the state. A throw is a bug in the rules. */
  readonly decide: (live: RunningGame) => Decided
  /** Does the allowance of its sender permit one more batch, which others may see or not? */
  readonly mayAdd: (hidden: boolean) => boolean
  /** The choice that the player means to make after it. */
  readonly next?: AnyChoice | undefined
}

export type PipelineParts = {
  readonly ports: Pick<TablePorts, 'append' | 'measure' | 'log'>
  readonly fixed: Pick<TableConstants, 'id'>
  readonly game: GameInMemory
  readonly members: Members
  /** In the order in which they run. */
  readonly observers: readonly Observer[]
  /** The game is over: the table ends. */
  readonly end: () => Answer
}

/** The one way into the log of a running game. To be called for one proposal at a time. */
export type Pipeline = (proposal: Proposal) => Answer

/**
 * accept → decide → append → publish → observers. There is no other place where a game moves on. Nothing is awaited
 * between the message and the append, nor between its answer and the frames. A failure of the store is thrown, and
 * means that nothing has changed and nobody has heard of anything.
 */
export function pipelineOf({ ports, fixed, game, members, observers, end }: PipelineParts): Pipeline {
  const { append, measure, log } = ports

  async function reload(why?: 'breakdown'): Promise<void> {
    await game.reload()
    takeUp({ game, members, observers }, why)
  }

  return async function commit(proposal) {
    const { seat, id, next } = proposal
    const live = game.live()

    // Accept: it must be new, and possible now.
    if (live.played.has(seat, id)) return undefined
    const refusal = proposal.accept(live)
    if (refusal !== undefined) return refusal === 'done' ? undefined : refusal

    // Decide.
    let decided: Decided
    try {
      decided = proposal.decide(live)
    } catch (error) {
      await reload('breakdown')
      log.error({ table: fixed.id, error: errorLocation(error) }, 'the rules failed')
      return refusalFor(error)
    }
    const hidden = isHidden(live, decided.batch)
    if (!proposal.mayAdd(hidden)) return refuse('tooMany')

    // Append: once the batch is durable, it is true.
    const watch = measure.accepted()
    const byBot = isPlayedByBot(live, seat)
    const linked = linkToChain(live, fixed.id, decided)
    const { batch, text } = linked
    const note = game.notes.after(linked)
    if (!(await append(stored(fixed.id, batch, id, note, text)))) {
      // Another server was first, or an earlier commit that seemed to fail has gone through.
      await reload()
      return game.live().played.has(seat, id) ? undefined : refuse('busy')
    }
    watch.committed()
    accept(live, linked, id)

    // Publish: each audience gets its own frame.
    members.publish(live, batch)

    // Observers: each looks only at what concerns it.
    const made: Commit = { live, batch, seat, hidden, byBot, next, note, watch }
    for (const observer of observers) if (observer.cares(made)) observer.committed(made)
    return isOver(live) ? end() : undefined
  }
}

/** After the game was loaded: everybody is brought up to date, and the observers begin from it. */
export function takeUp(
  { game, members, observers }: Pick<PipelineParts, 'game' | 'members' | 'observers'>,
  why?: 'breakdown',
): void {
  members.bringUpToDate(game.live())
  for (const { reloaded } of observers) reloaded?.(why)
}
