import { fold, type Seat } from '@selva/core'
import { type EscapeShape, escapeTableGame, type PartialState, playerAt } from '@selva/escape'
import { plainSentence } from '../../client/rich-text.ts'
import type { Frame } from '../../table/live-ports.ts'
import { spotOf } from '../spot.ts'
import type { Story } from '../story.ts'
import type { EndWords } from './messages/en.ts'

/** The whole game as it was, folded from the facts that are now open to everybody. */
export function unsealed(table: PartialState, frames: readonly Frame<EscapeShape>[]): PartialState {
  const state = escapeTableGame.start(table.setting)
  for (const frame of frames) for (const fact of frame) fold(escapeTableGame, state, fact)
  return state
}

/** A sentence about how it ended, and who wins. It is the same for every reader. */
export function outcome(state: PartialState, story: Story, nameAt: (seat: Seat) => string, m: EndWords): string {
  if (state.end === 'running') return m.ended
  const { reason, winners } = state.end
  const [winner] = winners
  if (winner === undefined) return m.noOne
  const names = winners.map(nameAt)
  const escapers = winners.filter((seat) => playerAt(state, seat).status === 'escaped')
  const away = escapers.map(nameAt)
  switch (reason) {
    case 'firstEscape': {
      const note = story.notes.get(winner)
      return m.firstEscape(nameAt(winner), note?.kind === 'escaped' ? note.hatch : 0)
    }
    case 'noHuman':
      if (escapers.length === winners.length) return m.escapers(away)
      return escapers.length === 0 ? m.noHuman : m.noHumanToo(away)
    case 'time':
      if (state.setting.rules.humans(state.setting.seats) === 0) return m.timeKills(names)
      if (escapers.length === winners.length) return m.escapers(away)
      return escapers.length === 0 ? m.time : m.timeToo(away)
    case 'tooFewLeft':
      return m.tooFewLeft
    case 'lastEscaped':
    case 'courierEscaped':
    case 'enoughEscaped':
    case 'kills':
      return m[reason](names)
    default:
      return reason satisfies never
  }
}

/** Tells what became of a player. */
export function fateOf(
  state: PartialState,
  story: Story,
  seat: Seat,
  nameAt: (seat: Seat) => string,
  { fates: m }: EndWords,
): string {
  const note = story.notes.get(seat)
  const { status } = playerAt(state, seat)
  if (status === 'aboard') return m.aboard
  if (note?.kind === 'killed') {
    const killed = plainSentence(m.killed(spotOf(state.setting.zone, note.sector), nameAt(note.by)))
    return status === 'waiting' ? `${killed}, ${m.waiting}` : killed
  }
  if (status === 'waiting') return m.waiting
  if (note?.kind === 'escaped') return m.escaped(note.hatch)
  return note?.kind === 'noExit' ? m.noExit : m.time
}

/** The same in two or three words, for a card. */
export function shortFateOf(state: PartialState, story: Story, seat: Seat, { shortFates: m }: EndWords): string {
  const note = story.notes.get(seat)
  const { status } = playerAt(state, seat)
  if (status === 'aboard' || status === 'waiting') return m[status]
  if (note?.kind === 'killed') return plainSentence(m.killed(spotOf(state.setting.zone, note.sector)))
  if (note?.kind === 'escaped') return m.escaped(note.hatch)
  return note?.kind === 'noExit' ? m.noExit : m.time
}
