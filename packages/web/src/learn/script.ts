import type { Seat } from '@selva/core'
import type { Step } from './lesson.ts'

/** Writes the steps of a chapter; `Id` are its words, so that a step without words does not compile. */
export const script = <Id extends string, C>() => ({
  tell: (id: Id, at = ''): Step<C> => ({ kind: 'tell', id, at }),
  mine: (id: Id, may: (choice: C) => boolean, at = ''): Step<C> => ({ kind: 'mine', id, may, at }),
  /** Comes after a pause if the learner does nothing. */
  itself: (id: Id, choice: C, may: (choice: C) => boolean): Step<C> => ({
    kind: 'mine',
    id,
    may,
    at: '',
    itself: choice,
  }),
  theirs: (seat: Seat, ...choices: readonly C[]): readonly Step<C>[] =>
    choices.map((choice) => ({ kind: 'theirs', seat, choice })),
})
