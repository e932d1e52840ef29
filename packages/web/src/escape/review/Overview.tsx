import { useSignal } from '@preact/signals'
import { type EscapeReview, headlineOf } from '@selva/bots/review'
import { plainSentence } from '../../client/rich-text.ts'
import type { Replay } from '../../replay/playback.ts'
import { Button } from '../../ui/controls.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { AwardList, KeyMoments, Lies } from './Lists.tsx'
import { type ReviewedGame, tellingOf } from './scene.ts'
import { headlineText } from './told.ts'

/** The sentence that a person would share. */
function Headline({
  sentence,
  copy,
  copied,
}: {
  readonly sentence: string
  readonly copy: string
  readonly copied: string
}) {
  const isCopied = useSignal(false)
  const write = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainSentence(sentence))
      isCopied.value = true
    } catch {
      // On plain http there is no clipboard: the sentence can be selected.
    }
  }
  return (
    <section class="headline" data-testid="headline">
      <p>
        <Rich text={sentence} />
      </p>
      <Button icon="share" kind="slim" onClick={() => void write()}>
        {isCopied.value ? copied : copy}
      </Button>
    </section>
  )
}

/** The whole game at a glance. */
export function Overview({
  game,
  review,
  replay,
}: {
  readonly game: ReviewedGame
  readonly review: EscapeReview
  readonly replay: Replay
}) {
  const telling = tellingOf(game, review)
  const go = (batch: number): void => replay.show(batch)
  return (
    <>
      <Headline sentence={headlineText(headlineOf(review), telling)} {...telling.words} />
      <KeyMoments telling={telling} go={go} at={replay.at} />
      <Lies telling={telling} go={go} />
      <AwardList telling={telling} />
    </>
  )
}
