import type { SettingDraft } from '@selva/core'
import { MIN_SEATS, zones } from '@selva/escape'
import { type Rate, rateOf, seatRateOf } from './rate.ts'
import { countOf, numbersIn, type Tally } from './tally.ts'

/** A figure that games between equal bots of the default level should have, and between which limits. */
export type Budget = {
  readonly game: string
  readonly draft: SettingDraft
  /** The table in words. */
  readonly table: string
  readonly figure: string
  readonly low: number
  readonly high: number
  of(tally: Tally): Rate
}

/** The games of a tally in which one of these won. */
const wonBy =
  (...winners: readonly string[]) =>
  (tally: Tally): Rate =>
    rateOf(
      winners.reduce((sum, winner) => sum + countOf(tally, 'winner', winner), 0),
      tally.games,
    )

const escapesOf =
  (humans: number) =>
  (tally: Tally): Rate =>
    seatRateOf(numbersIn(tally, 'escapes'), humans)

const ALIENS = ['alien', 'both'] as const
const humansAt = (seats: number): number => Math.floor(seats / 2)

type Limits = readonly [low: number, high: number]

function escapeBudget(
  zone: string,
  preset: string,
  seats: number,
  figure: string,
  [low, high]: Limits,
  of: Budget['of'],
): Budget {
  return { game: 'escape', draft: { zone, preset, seats }, table: `${zone} ${preset} ${seats}`, figure, low, high, of }
}

const basic = ([4, 6, 8] as const).map((seats) =>
  escapeBudget('galilei', 'basic', seats, 'humans win', [0.45, 0.55], wonBy('human')),
)

const ADVANCED = [
  { seats: 4, escape: 0.35, aliens: 0.6 },
  { seats: 6, escape: 0.28, aliens: 0.65 },
  { seats: 8, escape: 0.22, aliens: 0.68 },
] as const

const advanced = ADVANCED.flatMap(({ seats, escape, aliens }) => [
  escapeBudget('galilei', 'advanced', seats, 'human seats escape', [escape, 1], escapesOf(humansAt(seats))),
  escapeBudget('galilei', 'advanced', seats, 'aliens win', [0, aliens], wonBy(...ALIENS)),
])

const ultimate = ([4, 5, 6, 7, 8] as const).flatMap((seats) => [
  escapeBudget('galilei', 'ultimate', seats, 'human seats escape', [0.4, 0.55], escapesOf(humansAt(seats))),
  escapeBudget('galilei', 'ultimate', seats, 'aliens win', [0.45, 0.6], wonBy(...ALIENS)),
])

/** Numbers of players for which a zone was drawn; of these, those that are reported. */
const suits = (players: readonly [number, number] | 'unknown', seats: number): boolean =>
  players === 'unknown' ? seats >= MIN_SEATS : seats >= players[0] && seats <= players[1]

const everyZone = zones.flatMap(({ id, players }) =>
  ([4, 6, 8] as const)
    .filter((seats) => suits(players, seats))
    .map((seats) => escapeBudget(id, 'advanced', seats, 'aliens win', [0.25, 0.75], wonBy(...ALIENS))),
)

const thingLimits = (seats: number): Limits => (seats === 4 ? [0, 1] : seats <= 9 ? [0.42, 0.58] : [0.38, 0.65])

/** The share of games in which a seat decided three times or less: counted by the command, since a game has no such figure. */
export const FEW_DECISIONS = 3

const stayAway = Array.from({ length: 9 }, (_, i) => i + 4).flatMap((seats) => {
  const table = { game: 'stay-away', draft: { seats }, table: `${seats} players` }
  const [low, high] = thingLimits(seats)
  return [
    { ...table, figure: 'humans win', low, high, of: wonBy('humans') },
    {
      ...table,
      figure: 'a seat decides 3 times or less',
      low: 0,
      high: 0.02,
      of: (tally: Tally) => rateOf(countOf(tally, 'fewDecisions', 'yes'), tally.games),
    },
  ]
})

/** All figures of the balance between equal bots of the default level. */
export const BUDGETS: readonly Budget[] = [...basic, ...advanced, ...ultimate, ...everyZone, ...stayAway]
