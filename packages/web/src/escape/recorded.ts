import { EVERYTHING, type GameRecord, isRefusal, seenBy } from '@selva/core'
import { type EscapeShape, escape } from '@selva/escape'
import type { Stretch } from '../replay/playback.ts'
import type { Frame } from '../table/live-ports.ts'
import { unsealed } from './end/outcome.ts'
import type { ReviewedGame } from './review/scene.ts'

/** The contents of a file are typed by the game that wrote it: this is where its facts get their type back. */
const framesOf = ({ batches }: GameRecord): readonly Frame<EscapeShape>[] =>
  batches.map(({ facts }) => seenBy(escape.redactor, facts, EVERYTHING) as Frame<EscapeShape>)

/** The beginning of every round. */
const legsOf = (frames: readonly Frame<EscapeShape>[]): readonly Stretch[] => {
  const legs: Stretch[] = []
  for (const [at, frame] of frames.entries())
    for (const fact of frame)
      if (fact.kind === 'turn' && legs.at(-1)?.label !== fact.round)
        legs.push({ label: fact.round, at, icon: undefined })
  return legs
}

/** A recorded game with everything in it open. */
export function recordedGame(record: GameRecord): ReviewedGame {
  const frames = framesOf(record)
  const setting = escape.fromFile(record.setting)
  if (isRefusal(setting)) throw new Error(setting.refused)
  return { record, setting, frames, legs: legsOf(frames), end: unsealed(escape.start(setting), frames) }
}
