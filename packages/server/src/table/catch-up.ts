import { type Audience, codedText, encodedState, type Form, stateToText, textOf } from '@selva/core'
import { MAX_MISSED_FRAMES } from '@selva/protocol'
import type { RunningGame } from './live.ts'
import { factsMessage, stateMessage } from './message.ts'
import { blank, laterSnapshot, type ShownBatch, shownAfter } from './snapshot.ts'

/** After a leap, this many frames are still sent one by one, for the client to show what happened last. */
export const SHOWN_AFTER_LEAP = 12

export type CatchUp = {
  /** How many frames the audience has once it has read the messages. */
  readonly have: number
  readonly messages: readonly string[]
}

const WRITE = { plain: textOf, coded: codedText }

/** Every frame of an audience so far, in order: a batch that shows it nothing is none. */
export const framesFor = ({ game, log }: RunningGame, audience: Audience, form: Form = 'plain'): readonly string[] =>
  log
    .from(0)
    .map(({ facts }) => WRITE[form](game.redactor, facts, audience))
    .filter((frame) => frame !== '')

/** A snapshot moves on when more frames than this have come after it. */
const MOST_AFTER_SNAPSHOT = 2 * MAX_MISSED_FRAMES

/**
 * The messages that bring an audience with `have` frames up to date. It never learns the batches' own numbers. A
 * snapshot stands far enough back that a reader of less than it holds is too far behind for single frames.
 */
export function catchUp(live: RunningGame, audience: Audience, have: number, form: Form = 'plain'): CatchUp {
  const { game, snapshots } = live
  const snapshot = snapshots.get(audience) ?? blank(live)
  const shown = shownAfter(live, snapshot, audience)
  const total = snapshot.frames + shown.length
  if (shown.length > MOST_AFTER_SNAPSHOT)
    snapshots.set(audience, laterSnapshot(live, snapshot, shown.slice(0, shown.length - MAX_MISSED_FRAMES)))
  const frames = (some: readonly ShownBatch[]): readonly string[] =>
    some.map(({ batch: { facts } }) => factsMessage(WRITE[form](game.redactor, facts, audience), form))
  if (have >= snapshot.frames && have <= total && total - have <= MAX_MISSED_FRAMES)
    return { have: total, messages: frames(shown.slice(have - snapshot.frames)) }
  const from = Math.max(0, shown.length - SHOWN_AFTER_LEAP)
  const leap = laterSnapshot(live, snapshot, shown.slice(0, from))
  const { coder } = game.redactor
  const [state, table] =
    form === 'coded'
      ? [encodedState(coder, leap.state), coder.write(leap.table)]
      : [stateToText(leap.state), JSON.stringify(leap.table)]
  const message = stateMessage(leap.frames, state, table)
  return { have: total, messages: [message, ...frames(shown.slice(from))] }
}
