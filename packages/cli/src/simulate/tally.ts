import type { GameEnding, SimulatedGame } from './simulated-game.ts'
import { wilson } from './wilson.ts'

/** Results of the games so far. */
export type Tally = {
  games: number
  choices: number
  length: number
  readonly lengthIn: string
  readonly winners: Map<string, number>
  readonly reasons: Map<string, number>
  /** By what a seat was dealt: how many there were, and how many of them won. */
  readonly seats: Map<string, { of: number; won: number }>
}

export const newTally = ({ winners, reasons, lengthIn }: SimulatedGame): Tally => ({
  games: 0,
  choices: 0,
  length: 0,
  lengthIn,
  winners: new Map(winners.map((winner) => [winner, 0])),
  reasons: new Map(reasons.map((reason) => [reason, 0])),
  seats: new Map(),
})

const more = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)

export function add(tally: Tally, { winner, reason, length, seats }: GameEnding, choices: number): void {
  tally.games++
  tally.choices += choices
  tally.length += length
  more(tally.winners, winner)
  more(tally.reasons, reason)
  for (const { dealt, won } of seats) {
    const so = tally.seats.get(dealt) ?? { of: 0, won: 0 }
    tally.seats.set(dealt, { of: so.of + 1, won: so.won + (won ? 1 : 0) })
  }
}

const percent = (share: number): string => (100 * share).toFixed(1)

function lines(counts: ReadonlyMap<string, number>, games: number): readonly string[] {
  return [...counts].map(([name, n]) => {
    const [low, high] = wilson(n, games)
    const share = percent(n / games).padStart(5)
    return `  ${name.padEnd(18)} ${String(n).padStart(6)}  ${share} %  (95 %: ${percent(low)} to ${percent(high)})`
  })
}

/** Seats of one game win together, so these shares have no interval. */
const shares = (seats: Tally['seats']): readonly string[] =>
  [...seats].toSorted().map(([dealt, { of, won }]) => `  dealt ${dealt}: ${percent(won / of)} % of ${of} seats`)

/** The figures as text; the same for the same games. */
export const report = ({ games, choices, length, lengthIn, winners, reasons, seats }: Tally): string =>
  [
    'winners',
    ...lines(winners, games),
    'endings',
    ...lines(reasons, games),
    'wins by dealt role',
    ...shares(seats),
    `average game: ${(length / games).toFixed(2)} ${lengthIn} and ${(choices / games).toFixed(1)} choices`,
  ].join('\n')
