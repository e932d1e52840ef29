import { type EscapeReview, type EscapeTurningPoints, headlineOf } from '@selva/bots/review'
import type { ComponentChildren } from 'preact'
import type { Replay } from '../../replay/playback.ts'
import { SharedSentence } from '../../replay/review/SharedSentence.tsx'
import { TurningPointList } from '../../replay/review/TurningPointList.tsx'
import { AwardList, KeyMoments, Lies } from './Lists.tsx'
import { pointLines, showPoint } from './points.ts'
import { type ReviewedGame, tellingOf } from './scene.ts'
import { headlineText } from './told.ts'

/** The whole game at a glance. */
export function Overview({
  game,
  review,
  turns,
  replay,
  searching,
}: {
  readonly game: ReviewedGame
  readonly review: EscapeReview
  readonly turns: EscapeTurningPoints | undefined
  readonly replay: Replay
  /** Stands in the place of the turning points until they are here. */
  readonly searching: ComponentChildren
}) {
  const telling = tellingOf(game, review)
  const go = (batch: number): void => replay.show(batch)
  return (
    <>
      <SharedSentence sentence={headlineText(headlineOf(review), telling)} {...telling.words} />
      {turns === undefined ? (
        searching
      ) : (
        <TurningPointList lines={pointLines(turns, telling)} at={replay.at} go={(line) => showPoint(replay, line)} />
      )}
      <KeyMoments telling={telling} go={go} at={replay.at} />
      <Lies telling={telling} go={go} />
      <AwardList telling={telling} />
    </>
  )
}
