import { stayAway } from '@selva/stay-away'
import { type Course, chapterOf } from '../../learn/course.ts'
import { chapters } from './lesson.ts'
import { lessonWords, loadLessonWords } from './words.ts'

export async function load(): Promise<Course> {
  await loadLessonWords()
  return [
    chapterOf(stayAway, chapters.human, () => lessonWords().chapters.human),
    chapterOf(stayAway, chapters.infected, () => lessonWords().chapters.infected),
    chapterOf(stayAway, chapters.thing, () => lessonWords().chapters.thing),
  ]
}
