import type { Game, Shape } from '@selva/core'
import { type Chapter, type Lesson, type LessonOptions, openLesson } from './lesson.ts'

/** A chapter with its words. */
export type CourseChapter = {
  open(options: LessonOptions): Lesson
  /** In the language in use; reading them in a component keeps it up to date. */
  title(): string
  text(step: string): string
}
export type Course = readonly CourseChapter[]

/** A chapter of a game, as the page that plays it knows it. */
export const chapterOf = <G extends Shape>(
  game: Game<G>,
  chapter: Chapter<G['choice']>,
  words: () => { readonly title: string; readonly steps: { readonly [step: string]: string } },
): CourseChapter => ({
  open: (options) => openLesson(game, chapter, options),
  title: () => words().title,
  text: (step) => words().steps[step] ?? '',
})
