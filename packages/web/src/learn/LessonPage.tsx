import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { browserClock } from '../client/clock.ts'
import { gameOf } from '../client/games.ts'
import { newId } from '../client/id.ts'
import { messages } from '../client/language.ts'
import { myName } from '../client/me.ts'
import { PlainPage } from '../pages/PlainPage.tsx'
import { InLesson } from '../table/in-lesson.ts'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { Coach } from './Coach.tsx'
import type { Course } from './course.ts'
import { BEGINNING, type Lesson } from './lesson.ts'
import { storedPosition, storePosition } from './progress.ts'
import { loadCourseWords } from './words.ts'
import '../styles/table.css'
import '../styles/learn.css'

type Sat = { readonly lesson: Lesson; readonly Screen: ComponentType; readonly leave: () => void }

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The guided first game: a real table in this browser alone, with somebody who says what to do and why. */
export function LessonPage({ game }: { readonly game: string }) {
  const course = useSignal<Course | undefined>(undefined)
  const number = useSignal(storedPosition(game).chapter)
  const tries = useSignal(0)
  const sat = useSignal<Sat | undefined>(undefined)

  useEffect(() => {
    let here = true
    const load = async (): Promise<void> => {
      const [loaded] = await Promise.all([gameOf(game)?.lesson(), loadCourseWords()])
      if (!here || loaded === undefined) return
      if (number.value >= loaded.length) number.value = 0
      course.value = loaded
    }
    void load()
    return () => {
      here = false
    }
  }, [game])

  useEffect(() => {
    const chapter = course.value?.[number.value]
    if (chapter === undefined) return
    let here = true
    let leave = (): void => {}
    const sit = async (): Promise<void> => {
      const playable = await gameOf(game)?.table()
      if (!here || playable === undefined) return
      const kept = storedPosition(game)
      const lesson = chapter.open({
        id: `lesson-${game}`,
        me: myName.peek() || messages().lobby.you,
        clock: browserClock,
        still,
        newId: () => newId(),
        from: kept.chapter === number.value ? kept.progress : BEGINNING,
        keep: (progress) => storePosition(game, { chapter: number.value, progress }),
      })
      const { live, Screen } = playable.sit(lesson.table, lesson.world)
      leave = () => {
        lesson.leave()
        live.leave()
      }
      sat.value = { lesson, Screen, leave }
    }
    void sit()
    return () => {
      here = false
      leave()
      sat.value = undefined
    }
  }, [game, course.value, number.value, tries.value])

  const chapter = course.value?.[number.value]
  useTitle(chapter?.title() ?? messages().home.learn)
  if (gameOf(game) === undefined || course.value?.length === 0) return <PlainPage kind="unknownAddress" />
  if (sat.value === undefined || chapter === undefined)
    return (
      <PageLayout>
        <main class="plainpage" aria-busy="true" />
      </PageLayout>
    )
  const { lesson, Screen } = sat.value
  const begin = (chapter: number): void => {
    storePosition(game, { chapter, progress: BEGINNING })
    number.value = chapter
    tries.value++
  }
  return (
    <div class="lesson" data-testid="lesson">
      <Coach
        game={game}
        chapter={chapter}
        lesson={lesson}
        next={course.value?.[number.value + 1]}
        onNext={() => begin(number.value + 1)}
        onAgain={() => begin(0)}
      />
      <InLesson.Provider value>
        <Screen />
      </InLesson.Provider>
    </div>
  )
}
