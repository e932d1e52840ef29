import type { GameRecord } from '@selva/core'
import { lookOf } from '../client/games.ts'
import { plainSentence } from '../client/rich-text.ts'
import { Verification } from '../fairness/Verification.tsx'
import { Credits } from '../table/Credits.tsx'
import { MenuButton } from '../table/MenuButton.tsx'
import { Button, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { SeatMark } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { saved } from './file.ts'
import type { ReplayView } from './game.ts'
import { ReplayControls } from './ReplayControls.tsx'
import { ReplayEyes } from './ReplayEyes.tsx'
import { ReplayTabs } from './ReplayTabs.tsx'
import type { ReplaySource } from './source.ts'
import { useReplay } from './useReplay.ts'
import { useReview } from './useReview.ts'
import { replayWords } from './words.ts'
import '../styles/end.css'
import '../styles/replay.css'

/** A recorded game: step, play, jump, through anyone's eyes. */
export function ReplayScreen({
  record,
  shown,
  source,
}: {
  readonly record: GameRecord
  readonly shown: ReplayView
  readonly source: ReplaySource
}) {
  const m = replayWords()
  const { Board, Beside, Timeline } = shown
  const replay = useReplay(record, shown)
  const { at, eyes, show, reviews } = replay
  const review = useReview(shown, reviews)
  useTitle(reviews ? m.review : m.title)
  const told = shown.told()
  const teller = shown.teller?.()
  return (
    <div
      class={`table after replay ${reviews ? 'review' : ''} ${lookOf(record.game)}`}
      data-testid="replay"
      data-at={at}
      data-eyes={eyes}
    >
      <header class="bar">
        <Wordmark />
        <h1 class="title">
          {shown.outcome()}
          <span class="label not-phone">{shown.title}</span>
        </h1>
        {shown.review === undefined ? undefined : <ReplayTabs replay={replay} />}
        <div class="tools">
          <Button icon="download" testid="export" onClick={() => saved(record)}>
            {m.export}
          </Button>
          <ThemeButton />
          <MenuButton />
        </div>
      </header>
      <aside class="rail l" aria-label={reviews ? m.review : m.eyes}>
        {review === undefined ? (
          <ReplayEyes record={record} view={shown} replay={replay} />
        ) : (
          <review.Overview replay={replay} />
        )}
      </aside>
      <main class="stage">{review === undefined ? <Board /> : <review.Stage replay={replay} />}</main>
      <aside class="rail r" aria-label={m.happened}>
        {review === undefined ? undefined : <review.Point replay={replay} />}
        <section class="told">
          <h2 class="label">{m.happened}</h2>
          {teller === undefined || told.length === 0 ? undefined : (
            <p class="teller">
              <SeatMark seat={teller} />
              {shown.who(teller).name}
            </p>
          )}
          <div role="status" aria-live="polite" data-testid="told">
            {told.length === 0 ? <p class="faint">{m.nothing}</p> : undefined}
            {told.map((text) => (
              <p key={plainSentence(text)}>
                <Rich text={text} />
              </p>
            ))}
          </div>
        </section>
        {review === undefined ? <Beside /> : <review.Beside replay={replay} />}
        <Credits documents={record.documents} />
        <Verification record={record} />
      </aside>
      <div class="foot">
        <ReplayControls view={shown} replay={replay} source={source} />
        {review === undefined ? <Timeline now={at} jump={show} /> : <review.Curve replay={replay} />}
        <p class="spoken">{m.keys}</p>
      </div>
    </div>
  )
}
