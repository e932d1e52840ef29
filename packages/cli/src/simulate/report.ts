import { type Contest, countOf, FEW_DECISIONS, hardlyPlayed, numbersIn, rateOf, type Tally } from '@selva/bots/lab'

const percent = (share: number): string => (100 * share).toFixed(1)

function lines(tally: Tally, figure: string, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const n = countOf(tally, figure, name)
    const { share, low, high } = rateOf(n, tally.games)
    const shown = percent(share).padStart(5)
    return `  ${name.padEnd(18)} ${String(n).padStart(6)}  ${shown} %  (95 %: ${percent(low)} to ${percent(high)})`
  })
}

/** Seats of one game win together, so these shares have no interval. */
const shares = (tally: Tally): readonly string[] =>
  Object.entries(tally.counts['dealt'] ?? {}).map(
    ([dealt, of]) => `  dealt ${dealt}: ${percent(countOf(tally, 'won', dealt) / of)} % of ${of} seats`,
  )

/** How many decisions a seat has, and how often one of them has hardly any. */
function decisions(tally: Tally): string {
  const { choices } = tally
  const seats = Object.values(tally.counts['dealt'] ?? {}).reduce((sum, of) => sum + of, 0)
  const { share, low, high } = hardlyPlayed(tally)
  const often = `${percent(share)} % of the games (95 %: ${percent(low)} to ${percent(high)})`
  return `decisions per seat: ${(choices / seats).toFixed(1)}; at most ${FEW_DECISIONS} for some seat in ${often}`
}

/** The figures as text; the same for the same games. */
export function report({ winners, reasons, lengthIn }: Contest, tally: Tally): string {
  const { games, choices } = tally
  const length = [...numbersIn(tally, 'length')].reduce((sum, [of, times]) => sum + of * times, 0)
  return [
    'winners',
    ...lines(tally, 'winner', winners),
    'endings',
    ...lines(tally, 'reason', reasons),
    'wins by dealt role',
    ...shares(tally),
    `average game: ${(length / games).toFixed(2)} ${lengthIn} and ${(choices / games).toFixed(1)} choices`,
    decisions(tally),
  ].join('\n')
}
