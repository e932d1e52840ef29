import { language } from '../../client/language.ts'
import { LOCALES } from '../../client/player.ts'

/** A chance as the reader's language writes it, in whole hundredths: the estimate is no finer. */
export const percent = (chance: number): string =>
  chance.toLocaleString(LOCALES[language.value], { style: 'percent', maximumFractionDigits: 0 })

const whole = (chance: number): number => Math.round(100 * chance)

/** A change of a chance in points, with its sign: “+10”, “−6”, “0”. */
export const signedPoints = (change: number): string => {
  const points = whole(change)
  return points === 0 ? '0' : points > 0 ? `+${points}` : `−${-points}`
}

/** A size in points, without a sign; at least 1, since no estimate is exact. */
export const points = (size: number): string => String(Math.max(1, whole(Math.abs(size))))
