import type { Course } from './course.ts'

/** The guided first game of each game, loaded when somebody wants to learn it. */
export const COURSES: { readonly [game: string]: () => Promise<Course> } = {
  escape: async () => (await import('../escape/learn/course.ts')).load(),
  'stay-away': async () => (await import('../stay-away/learn/course.ts')).load(),
}
