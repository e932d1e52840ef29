import { language } from './language.ts'
import { LOCALES } from './player.ts'

const dateIn = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], options).format(time)

/** A day in the reader's language. */
export const dayOf = (time: number): string => dateIn(time, { dateStyle: 'medium' })

/** The time of a day, and a day with its time. */
export const timeOf = (time: number): string => dateIn(time, { hour: '2-digit', minute: '2-digit' })
export const dayAndTimeOf = (time: number): string => dateIn(time, { dateStyle: 'medium', timeStyle: 'short' })
