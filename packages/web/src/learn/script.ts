import type { Seat } from '@selva/core'
import type { LessonStep } from './lesson.ts'

/** Writes the steps of a chapter; `Id` are its words, so that a step without words does not compile. */
export const script = <Id extends string, C>() => ({
  tell: (id: Id, at = ''): LessonStep<C> => ({ kind: 'tell', id, at }),
  mine: (id: Id, may: (choice: C) => boolean, at = ''): LessonStep<C> => ({ kind: 'mine', id, may, at }),
  theirs: (seat: Seat, ...choices: readonly C[]): readonly LessonStep<C>[] =>
    choices.map((choice) => ({ kind: 'theirs', seat, choice })),
})
