import type { Seat } from '@selva/core'
import { type Estimate, isClear, LEAST_CHANGE } from './estimate.ts'

/** One part of a turn: the change of the deciding seat's chance to win, by its own choice or by cards and hidden things. */
export type TurnPart<Name extends string> = {
  readonly name: Name
  readonly by: 'skill' | 'luck'
  readonly change: Estimate
}

/** A choice that promised clearly more than the one that was made, by what the seat knew. */
export type Better<Choice> = { readonly choice: Choice; readonly worth: Estimate }

/**
 * A turn that moved a seat's chance to win. All chances are those that the seat itself could work out at the time; the
 * way the game ended changes nothing.
 */
export type TurningPoint<Name extends string, Choice> = {
  /** The last batch of the log before the decision: the moment at which it is judged. */
  readonly from: number
  /** The batch in which the turn was over. */
  readonly until: number
  /** The round or turn of the game, as the replay counts them. */
  readonly leg: number
  readonly seat: Seat
  readonly chosen: Choice
  readonly better: Better<Choice> | 'aboutEqual'
  readonly before: Estimate
  readonly parts: readonly TurnPart<Name>[]
  readonly after: Estimate
}

/** A seat's chance to win after a batch, by what it knew. */
export type CurvePoint = { readonly at: number; readonly chance: number }
export type ChanceCurve = readonly CurvePoint[]

/** The chances of a whole game, and the turns that moved them most. */
export type TurningPoints<Name extends string, Choice> = {
  /** By seat − 1. */
  readonly curves: readonly ChanceCurve[]
  /** In the order of the game. */
  readonly points: readonly TurningPoint<Name, Choice>[]
}

/** How a turn is to be read: by its larger part. */
export type Reading = 'misjudged' | 'wellPlayed' | 'luck' | 'aboutEqual'

const sumOf = (parts: readonly TurnPart<string>[], by: 'skill' | 'luck'): number =>
  parts.reduce((sum, part) => (part.by === by ? sum + part.change.mean : sum), 0)

/** A better choice makes a turn misjudged, whatever luck then brought. */
export function readingOf({ better, parts }: TurningPoint<string, unknown>): Reading {
  if (better !== 'aboutEqual') return 'misjudged'
  const skill = sumOf(parts, 'skill')
  const luck = sumOf(parts, 'luck')
  if (Math.max(Math.abs(skill), Math.abs(luck)) < LEAST_CHANGE) return 'aboutEqual'
  if (Math.abs(luck) >= Math.abs(skill)) return 'luck'
  return skill > 0 ? 'wellPlayed' : 'aboutEqual'
}

/** How much a turn moved the chance of its seat. */
export const changeOf = ({ before, after }: TurningPoint<string, unknown>): number => after.mean - before.mean

/** How much a turn matters: by what it changed, or by what it let go. */
const weightOf = (point: TurningPoint<string, unknown>): number =>
  Math.max(Math.abs(changeOf(point)), point.better === 'aboutEqual' ? 0 : point.better.worth.mean)

/** The most turning points that are shown, if the game has them; */
const MOST_POINTS = 5
/** and so many at least, even if they are about equal. */
const FEWEST_POINTS = 3

/** The turns that moved the chances most, in the order of the game. */
export function mostDecisive<Name extends string, Choice>(
  points: readonly TurningPoint<Name, Choice>[],
): readonly TurningPoint<Name, Choice>[] {
  return points
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_POINTS)
    .filter((point, i) => i < FEWEST_POINTS || weightOf(point) >= LEAST_CHANGE)
    .toSorted((a, b) => a.from - b.from)
}

/** The one turn that mattered most: to this seat, if one of its own did matter, else to anyone; none if all are about equal. */
export function decisiveOf<Name extends string, Choice>(
  points: readonly TurningPoint<Name, Choice>[],
  seat: Seat | undefined,
): TurningPoint<Name, Choice> | undefined {
  const ranked = points.filter((point) => weightOf(point) >= LEAST_CHANGE).toSorted((a, b) => weightOf(b) - weightOf(a))
  return ranked.find((point) => point.seat === seat) ?? ranked[0]
}

/** The best of several choices, if it is clearly better than the one that was made. */
export function betterOf<Choice>(found: Better<Choice> | undefined): Better<Choice> | 'aboutEqual' {
  return found !== undefined && found.worth.mean > 0 && isClear(found.worth) ? found : 'aboutEqual'
}
