import { headlineOf, type StayAwayReview, type StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import type { ComponentChildren } from 'preact'
import type { Replay } from '../../replay/playback.ts'
import { readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { SharedSentence } from '../../replay/review/SharedSentence.tsx'
import { TurningPointList } from '../../replay/review/TurningPointList.tsx'
import { AwardList, FalseClaims, KeyMoments, MovedMost } from './Lists.tsx'
import { pointLines, showPoint } from './points.ts'
import { type ReviewedGame, reasonOf, tellingOf } from './scene.ts'
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
  readonly review: StayAwayReview
  readonly turns: StayAwayTurningPoints | undefined
  readonly replay: Replay
  /** Stands in the place of the turning points until they are here. */
  readonly searching: ComponentChildren
}) {
  const telling = tellingOf(game, review)
  const go = (batch: number): void => replay.show(batch)
  const headline = headlineOf(review, reasonOf(game))
  return (
    <>
      <SharedSentence sentence={headlineText(headline, telling)} {...telling.words} />
      {turns === undefined ? (
        searching
      ) : (
        <TurningPointList lines={pointLines(turns, telling)} at={replay.at} go={(line) => showPoint(replay, line)} />
      )}
      <KeyMoments telling={telling} go={go} at={replay.at} />
      <FalseClaims telling={telling} go={go} />
      <MovedMost telling={telling} go={go} reader={readerFrom(replay.eyes, game.record)} />
      <AwardList telling={telling} />
    </>
  )
}
