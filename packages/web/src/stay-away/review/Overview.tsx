import { headlineOf, type StayAwayReview } from '@selva/bots/review/stay-away'
import type { Replay } from '../../replay/playback.ts'
import { readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { SharedSentence } from '../../replay/review/SharedSentence.tsx'
import { AwardList, FalseClaims, KeyMoments, MovedMost } from './Lists.tsx'
import { type ReviewedGame, tellingOf } from './scene.ts'
import { headlineText } from './told.ts'

/** The whole game at a glance. */
export function Overview({
  game,
  review,
  replay,
}: {
  readonly game: ReviewedGame
  readonly review: StayAwayReview
  readonly replay: Replay
}) {
  const telling = tellingOf(game, review)
  const { end } = game.ending.state
  const go = (batch: number): void => replay.show(batch)
  const headline = headlineOf(review, end === 'running' ? 'running' : end.reason)
  return (
    <>
      <SharedSentence sentence={headlineText(headline, telling)} {...telling.words} />
      <KeyMoments telling={telling} go={go} at={replay.at} />
      <FalseClaims telling={telling} go={go} />
      <MovedMost telling={telling} go={go} reader={readerFrom(replay.eyes, game.record)} />
      <AwardList telling={telling} />
    </>
  )
}
