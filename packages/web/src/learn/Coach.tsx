import { useEffect, useRef } from 'preact/hooks'
import { gameOf } from '../client/games.ts'
import { messages } from '../client/language.ts'
import { type SoloTable, usePlayNow } from '../table/usePlayNow.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import type { CourseChapter } from './course.ts'
import type { Lesson } from './lesson.ts'
import { pointer } from './pointer.ts'
import { courseWords } from './words.ts'

/** The next thing for a player who has finished the lesson: a table with bots. */
function PlayNow({ alone }: { readonly alone: SoloTable }) {
  const { play, busy, trouble } = usePlayNow(alone)
  const m = messages()
  return (
    <>
      {trouble.value === undefined ? undefined : (
        <span class="red" role="alert">
          {m.refusals[trouble.value.refused]}
        </span>
      )}
      <Button kind="go" icon="play" testid="coach-play" disabled={busy.value} onClick={play}>
        {m.home.playNow}
      </Button>
    </>
  )
}

/** The guide over the table: what to do and why, spoken as it changes; the table below stays the real one. */
export function Coach({
  game,
  chapter,
  lesson,
  next,
  onNext,
  onAgain,
}: {
  readonly game: string
  readonly chapter: CourseChapter
  readonly lesson: Lesson
  readonly next: CourseChapter | undefined
  readonly onNext: () => void
  readonly onAgain: () => void
}) {
  const m = courseWords().lesson
  const guide = useRef<HTMLElement>(null)
  useKeptFocus(guide, 'guide')
  const told = lesson.told.value
  const { done, all } = lesson
  const over = lesson.over.value
  const alone = gameOf(game)?.card.alone
  useEffect(() => {
    const mark = pointer()
    mark.point(told?.at ?? '')
    return mark.stop
  }, [told])
  return (
    <section
      ref={guide}
      tabIndex={-1}
      class="coach"
      aria-label={m.region}
      data-keeps="guide"
      data-testid="coach"
      data-told={told?.id ?? (over ? 'over' : '')}
    >
      <p class="label">
        <span>{chapter.title()}</span>
        <b>{m.step(Math.min(all, done.value + 1), all)}</b>
      </p>
      <p class="says" aria-live="polite" data-testid="says">
        {over ? m.done : told === undefined ? m.watching : chapter.text(told.id)}
        {lesson.strayed.value ? <span class="strayed">{m.strayed}</span> : undefined}
      </p>
      <div class="ways">
        {told?.waits ? (
          <Button kind="go" testid="coach-next" onClick={lesson.goOn}>
            {m.next}
          </Button>
        ) : undefined}
        {over && next !== undefined ? (
          <Button kind="go" testid="coach-chapter" onClick={onNext}>
            {m.chapter(next.title())}
          </Button>
        ) : undefined}
        {over && next === undefined ? (
          <>
            {alone === undefined ? undefined : <PlayNow alone={alone} />}
            <LinkButton to={`/rules/${game}`}>{m.book}</LinkButton>
            <Button onClick={onAgain}>{m.again}</Button>
          </>
        ) : (
          <a class="skip" href="/" data-testid="coach-skip" aria-label={`${m.skip}. ${messages().bar.home}`}>
            {m.skip}
            <Icon name="cross" kind="small" />
          </a>
        )}
      </div>
    </section>
  )
}
