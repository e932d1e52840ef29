import type { Seat } from '@selva/core'
import { type EscapeShape, escape, nameOf, type Part, playerAt } from '@selva/escape'
import { say } from '../../client/language.ts'
import type { Frame } from '../../table/live.ts'
import type { Story } from '../story.ts'

/** The whole game as it was, folded from the facts that are now open to everybody. */
export function unsealed(table: Part, frames: readonly Frame<EscapeShape>[]): Part {
  const state = escape.start(table.setting)
  for (const frame of frames) for (const fact of frame) escape.evolve(state, fact)
  return state
}

/** A sentence about how it ended. */
export function outcome(state: Part, story: Story, nameAt: (seat: Seat) => string): string {
  const m = say().escape
  if (state.end === 'running') return m.end.ended
  const { reason, winners } = state.end
  if (reason === 'firstEscape') {
    const [winner] = winners
    const note = winner === undefined ? undefined : story.notes.get(winner)
    return winner === undefined
      ? m.end.ended
      : m.end.firstEscape(nameAt(winner), note?.kind === 'escaped' ? note.hatch : 0)
  }
  return winners.length === 0 ? m.end.nobody : m.end[reason]
}

/** What became of a player. */
export function fateOf(state: Part, story: Story, seat: Seat, nameAt: (seat: Seat) => string): string {
  const m = say().escape.end.fates
  const note = story.notes.get(seat)
  if (note?.kind === 'killed') return m.killed(nameOf(note.sector), nameAt(note.by))
  if (note?.kind === 'escaped') return m.escaped(note.hatch)
  return playerAt(state, seat).status === 'eliminated' ? m.time : m.aboard
}
