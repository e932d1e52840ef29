import { language } from './language.ts'

/** A day in the reader's language. */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time)
