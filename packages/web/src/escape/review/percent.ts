import { language } from '../../client/language.ts'
import { LOCALES } from '../../client/player.ts'

/** A chance as the reader's language writes it, in whole hundredths: the estimate is no finer. */
export const percent = (chance: number): string =>
  chance.toLocaleString(LOCALES[language.value], { style: 'percent', maximumFractionDigits: 0 })
