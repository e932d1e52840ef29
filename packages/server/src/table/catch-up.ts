import { type Audience, codedState, codedText, type Form, packed, textOf } from '@selva/core'
import { MOST_MISSED } from '@selva/protocol'
import type { Live } from './live.ts'
import { factsMessage, stateMessage } from './message.ts'
import { blank, later, type Shown, shownAfter } from './snapshot.ts'

/** After a leap, so many frames are still sent one by one, for the client to show what happened last. */
export const SHOWN_AFTER_LEAP = 12

export type CatchUp = {
  /** How many frames the audience has once it has read the messages. */
  readonly have: number
  readonly messages: readonly string[]
}

const WRITE = { plain: textOf, coded: codedText }

/** Every frame of an audience so far, in order: a batch that shows it nothing is none. */
export const framesFor = ({ game, batches }: Live, audience: Audience, form: Form = 'plain'): readonly string[] =>
  batches.map(({ facts }) => WRITE[form](game.redactor, facts, audience)).filter((frame) => frame !== '')

/** A snapshot moves on when so many frames have come after it. */
const MOST_AFTER_SNAPSHOT = 2 * MOST_MISSED

/**
 * The messages that bring an audience with so many frames up to date. It never learns the batches' own numbers. A
 * snapshot stands far enough back that whoever has read less than it holds is too far behind for single frames.
 */
export function catchUp(live: Live, audience: Audience, have: number, form: Form = 'plain'): CatchUp {
  const { game, snapshots } = live
  const snapshot = snapshots.get(audience) ?? blank(live)
  const shown = shownAfter(live, snapshot, audience)
  const total = snapshot.frames + shown.length
  if (shown.length > MOST_AFTER_SNAPSHOT)
    snapshots.set(audience, later(live, snapshot, shown.slice(0, shown.length - MOST_MISSED)))
  const frames = (some: readonly Shown[]): readonly string[] =>
    some.map(({ batch: { facts } }) => factsMessage(WRITE[form](game.redactor, facts, audience), form))
  if (have >= snapshot.frames && have <= total && total - have <= MOST_MISSED)
    return { have: total, messages: frames(shown.slice(have - snapshot.frames)) }
  const from = Math.max(0, shown.length - SHOWN_AFTER_LEAP)
  const leap = later(live, snapshot, shown.slice(0, from))
  const { coder } = game.redactor
  const [state, table] =
    form === 'coded'
      ? [codedState(coder, leap.state), coder.write(leap.table)]
      : [packed(leap.state), JSON.stringify(leap.table)]
  const message = stateMessage(leap.frames, state, table)
  return { have: total, messages: [message, ...frames(shown.slice(from))] }
}
