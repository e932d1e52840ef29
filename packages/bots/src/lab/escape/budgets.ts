import { MIN_SEATS, zones } from '@selva/escape'
import { type Budget, type Limits, wonBy } from '../budget.ts'
import { type Rate, seatRateOf } from '../rate.ts'
import { numbersIn, type Tally } from '../tally.ts'

const escapesOf =
  (humans: number) =>
  (tally: Tally): Rate =>
    seatRateOf(numbersIn(tally, 'escapes'), humans)

const ALIENS = ['alien', 'both'] as const
const humansAt = (seats: number): number => Math.floor(seats / 2)

const budget = (
  zone: string,
  preset: string,
  seats: number,
  figure: string,
  [low, high]: Limits,
  of: Budget['of'],
): Budget => ({ draft: { zone, preset, seats }, table: `${zone} ${preset} ${seats}`, figure, low, high, of })

const basic = ([4, 6, 8] as const).map((seats) =>
  budget('galilei', 'basic', seats, 'humans win', [0.45, 0.55], wonBy('human')),
)

const ADVANCED = [
  { seats: 4, escape: 0.35, aliens: 0.6 },
  { seats: 6, escape: 0.28, aliens: 0.65 },
  { seats: 8, escape: 0.22, aliens: 0.68 },
] as const

const advanced = ADVANCED.flatMap(({ seats, escape, aliens }) => [
  budget('galilei', 'advanced', seats, 'human seats escape', [escape, 1], escapesOf(humansAt(seats))),
  budget('galilei', 'advanced', seats, 'aliens win', [0, aliens], wonBy(...ALIENS)),
])

const ultimate = ([4, 5, 6, 7, 8] as const).flatMap((seats) => [
  budget('galilei', 'ultimate', seats, 'human seats escape', [0.4, 0.55], escapesOf(humansAt(seats))),
  budget('galilei', 'ultimate', seats, 'aliens win', [0.45, 0.6], wonBy(...ALIENS)),
])

/** Is the zone drawn for so many players? Where its author does not say, it is reported for all. */
const suits = (players: readonly [number, number] | 'unknown', seats: number): boolean =>
  players === 'unknown' ? seats >= MIN_SEATS : seats >= players[0] && seats <= players[1]

const everyZone = zones.flatMap(({ id, players }) =>
  ([4, 6, 8] as const)
    .filter((seats) => suits(players, seats))
    .map((seats) => budget(id, 'advanced', seats, 'aliens win', [0.25, 0.75], wonBy(...ALIENS))),
)

export const budgets: readonly Budget[] = [...basic, ...advanced, ...ultimate, ...everyZone]
