import { language } from '../client/language.ts'
import { LOCALES } from '../client/player.ts'

/** A day of the server’s calendar in the reader’s language: it is a date, not a moment, so the reader’s zone plays no part. */
export const shownDay = (day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  )

/** Parts of a thousand as whole percent. */
export const percentOf = (chance: number): string =>
  new Intl.NumberFormat(LOCALES[language.value], { style: 'percent' }).format(chance / 1000)
