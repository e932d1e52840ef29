import { type Sector, type Setting, sectorNamed } from '@selva/escape'
import { type Findings, lengthsOf, orderRates } from '../findings.ts'
import { type Rate, rateOf, seatRateOf } from '../rate.ts'
import { countOf, numbersIn, sumOf, type Tally } from '../tally.ts'

export const hasHumans = ({ rules: { humans }, seats }: Setting): boolean => humans(seats) > 0

/** The rates of a table of Escape. An alien wins alone or together with players who escape. */
export function findingsOf(setting: Setting, tally: Tally): Findings {
  const { games } = tally
  const won = (...winners: readonly string[]): number =>
    winners.reduce((sum, winner) => sum + countOf(tally, 'winner', winner), 0)
  const escapes = numbersIn(tally, 'escapes')
  return {
    games,
    rates: hasHumans(setting)
      ? [
          { code: 'aliensWin', rate: rateOf(won('alien', 'both'), games) },
          { code: 'humansEscape', rate: seatRateOf(escapes, setting.rules.humans(setting.seats)) },
          { code: 'bothWin', rate: rateOf(won('both'), games) },
          { code: 'nobodyEscapes', rate: rateOf(escapes.get(0) ?? 0, games) },
        ]
      : [{ code: 'someoneWins', rate: rateOf(won('killer'), games) }],
    lengths: lengthsOf(tally),
    order: orderRates(tally, setting.seats),
  }
}

/**
 * How many of the escapes went through each hatch. A hatch that is used closes at most tables, so escapes of one game
 * spread over the hatches: the intervals are rather too wide than too narrow.
 */
export const hatchRates = (
  setting: Setting,
  tally: Tally,
): readonly { readonly number: number; readonly rate: Rate }[] =>
  setting.zone.hatches.map(({ number }) => ({
    number,
    rate: rateOf(countOf(tally, 'hatch', number), sumOf(tally, 'hatch')),
  }))

/** The sectors of a figure with their counts, the largest first. */
export const sectorsBy = (
  tally: Tally,
  figure: 'deaths' | 'traffic' | 'noise',
): readonly { readonly sector: string; readonly at: Sector; readonly times: number; readonly rate: Rate }[] =>
  Object.entries(tally.counts[figure] ?? {})
    .flatMap(([sector, times]) => {
      const at = sectorNamed(sector)
      return at === undefined ? [] : [{ sector, at, times, rate: rateOf(times, sumOf(tally, figure)) }]
    })
    .toSorted((a, b) => b.times - a.times || a.at - b.at)
