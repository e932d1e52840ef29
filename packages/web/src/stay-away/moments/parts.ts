import type { StayAwayShape } from '@selva/stay-away'
import type { Frame } from '../../table/live-ports.ts'

type Fact = Frame<StayAwayShape>[number]

/** Facts that begin a part of their own. */
const BEGIN: readonly Fact['kind'][] = [
  'played',
  'defended',
  'exchanged',
  'passed',
  'eliminated',
  'turn',
  'panic',
  'gameOver',
]
/** Facts that end one: their consequences follow. */
const END: readonly Fact['kind'][] = ['panic', 'defended']

/** Cards that everyone passes change hands together. */
const isOnePass = (fact: Fact, before: Fact | undefined): boolean => fact.kind === 'passed' && before?.kind === 'passed'

/**
 * A frame fact by fact, as people follow it: the exchange, the next draw, the Panic, the moves. It is cut by the public
 * kinds of its facts, so that what only I know changes no rhythm.
 */
export function partsOf(frame: Frame<StayAwayShape>): readonly Frame<StayAwayShape>[] {
  const parts: Fact[][] = []
  let before: Fact | undefined
  for (const fact of frame) {
    const begins = BEGIN.includes(fact.kind) && !isOnePass(fact, before)
    const part = parts.at(-1)
    if (part === undefined || begins || (before !== undefined && END.includes(before.kind))) parts.push([fact])
    else part.push(fact)
    before = fact
  }
  return parts
}
