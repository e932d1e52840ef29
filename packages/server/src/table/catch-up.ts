import { type Audience, type Batch, folded, foldedTable, packed, type Redactor, textOf } from '@selva/core'
import { MOST_MISSED } from '../protocol.ts'
import type { Live } from './live.ts'
import { factsMessage, stateMessage } from './message.ts'

/** After a leap, so many frames are still sent one by one, for the client to show what happened last. */
export const SHOWN_AFTER_LEAP = 12

export type CatchUp = {
  /** How many frames the audience has once it has read the messages. */
  readonly have: number
  readonly messages: readonly string[]
}

const shows = (redactor: Redactor, { facts }: Batch, audience: Audience): boolean =>
  facts.some((fact) => redactor.redact(fact, audience) !== undefined)

/** Every frame of an audience so far, in order: a batch that shows it nothing is none. */
export const framesFor = ({ game, batches }: Live, audience: Audience): readonly string[] =>
  batches.map(({ facts }) => textOf(game.redactor, facts, audience)).filter((frame) => frame !== '')

/** What an audience that has so many frames must read to be up to date. It never learns the batches' own numbers. */
export function catchUp(live: Live, audience: Audience, have: number): CatchUp {
  const { game, setting, batches } = live
  const shown = batches.filter((batch) => shows(game.redactor, batch, audience))
  const frames = (from: number): readonly string[] =>
    shown.slice(from).map(({ facts }) => factsMessage(textOf(game.redactor, facts, audience)))
  if (have <= shown.length && shown.length - have <= MOST_MISSED) return { have: shown.length, messages: frames(have) }
  const from = Math.max(0, shown.length - SHOWN_AFTER_LEAP)
  const state = packed(folded(game, setting, shown.slice(0, from), audience))
  const table = JSON.stringify(foldedTable(shown.slice(0, from)))
  return { have: shown.length, messages: [stateMessage(from, state, table), ...frames(from)] }
}
