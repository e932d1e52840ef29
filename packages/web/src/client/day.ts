import { language } from './language.ts'
import { LOCALES } from './player.ts'

const dateIn = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], options).format(time)

/** A day in the reader's language. */
export const dayOf = (time: number): string => dateIn(time, { dateStyle: 'medium' })

/** The time of a day, and a day with its time. */
export const timeOf = (time: number): string => dateIn(time, { hour: '2-digit', minute: '2-digit' })
export const dayAndTimeOf = (time: number): string => dateIn(time, { dateStyle: 'medium', timeStyle: 'short' })

const LENGTHS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** A length of time in words, “4 minutes”, in its largest unit; empty if it is shorter than a minute. */
export function lengthOf(ms: number): string {
  const [unit, length] = LENGTHS.find(([, one]) => ms >= one) ?? ['minute', Number.POSITIVE_INFINITY]
  const n = Math.floor(ms / length)
  return n === 0
    ? ''
    : new Intl.NumberFormat(LOCALES[language.value], { style: 'unit', unit, unitDisplay: 'long' }).format(n)
}
