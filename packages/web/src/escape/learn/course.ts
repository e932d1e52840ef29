import { escape } from '@selva/escape'
import { type Course, chapterOf } from '../../learn/course.ts'
import { chapters } from './lesson.ts'
import { lessonWords, loadLessonWords } from './words.ts'

export async function load(): Promise<Course> {
  await loadLessonWords()
  return [
    chapterOf(escape, chapters.human, () => lessonWords().chapters.human),
    chapterOf(escape, chapters.alien, () => lessonWords().chapters.alien),
  ]
}
