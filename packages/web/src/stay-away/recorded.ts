import { EVERYTHING, type GameRecord, isRefusal, seenBy } from '@selva/core'
import { type StayAwayShape, stayAway } from '@selva/stay-away'
import type { Stretch } from '../replay/playback.ts'
import type { Frame } from '../table/live-ports.ts'
import { endingOf } from './ending.ts'
import type { ReviewedGame } from './review/scene.ts'

/** The contents of a file are typed by the game that wrote it: this is where its facts get their type back. */
export const framesFor = (record: GameRecord, eyes: Parameters<typeof seenBy>[2], upTo = record.batches.length) =>
  record.batches.slice(0, upTo).map(({ facts }) => seenBy(stayAway.redactor, facts, eyes) as Frame<StayAwayShape>)

/** The beginning of every turn, and the last infection or elimination in it. */
function legsOf(frames: readonly Frame<StayAwayShape>[]): readonly Stretch[] {
  const legs: Stretch[] = []
  for (const [at, frame] of frames.entries())
    for (const fact of frame) {
      if (fact.kind === 'turn') legs.push({ label: legs.length + 1, at, icon: undefined })
      const icon = fact.kind === 'infected' ? 'infection' : fact.kind === 'eliminated' ? 'flamethrower' : undefined
      const last = legs.at(-1)
      if (icon !== undefined && last !== undefined) legs[legs.length - 1] = { ...last, icon }
    }
  return legs
}

/** A recorded game with everything in it open. */
export function recordedGame(record: GameRecord): ReviewedGame {
  const frames = framesFor(record, EVERYTHING)
  const setting = stayAway.fromFile(record.setting)
  if (isRefusal(setting)) throw new Error(setting.refused)
  return { record, setting, frames, legs: legsOf(frames), ending: endingOf(setting, frames) }
}
