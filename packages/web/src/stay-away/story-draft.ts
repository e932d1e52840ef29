import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { LogEvent, LogLine } from './story-line.ts'

/** Cards of a player that the reader has seen. */
export type Sighting = { readonly line: LogLine; readonly of: Seat; readonly cards: readonly Card[] }

/** A story that is being told. */
export type Draft = {
  /** The reader's seat. */
  readonly me: Seat | undefined
  lines: LogLine[]
  sightings: Sighting[]
  /** The players by place, as far as the log must know it to name a gap by its neighbours. */
  ring: Seat[]
  /** How each eliminated player went: by whose fire, or by infection. */
  gone: Map<Seat, Seat | 'none'>
  turn: number
  active: Seat | undefined
  /** A Panic card has come up in this turn. */
  panic: boolean
  /** Round and round makes each card a fact of its own; the log tells of it once: the reader's part of this frame. */
  passing: { readonly gave?: Card; readonly got?: Card; readonly from?: Seat } | undefined
}

export const newDraft = (me: Seat | undefined): Draft => ({
  me,
  lines: [],
  sightings: [],
  ring: [],
  gone: new Map(),
  turn: 0,
  active: undefined,
  panic: false,
  passing: undefined,
})

/** Writes a line; a secret one is for the reader alone. */
export function write({ lines, turn, active }: Draft, happening: LogEvent, secret = false): LogLine {
  const line: LogLine = { ...happening, number: lines.length, turn, active, secret }
  lines.push(line)
  return line
}

/** The reader has seen cards of another player. */
export function sight({ me, sightings }: Draft, line: LogLine, of: Seat, cards: readonly Card[]): void {
  if (of !== me) sightings.push({ line, of, cards })
}
