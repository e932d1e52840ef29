import type { Seat } from '@selva/core'
import type { Choice, Setting } from '@selva/stay-away'
import { type ChanceCurve, type CurvePoint, mostDecisive, type TurningPoints } from '../../turning-points.ts'
import { decisionsAt, type PlayedBatch, spotsIn, walkThrough } from './decisions.ts'
import { type Effort, glanceAt, judged, type StayAwayPart } from './judge.ts'
import { trialOf } from './playout.ts'

export type StayAwayTurningPoints = TurningPoints<StayAwayPart, Choice>

/** The number of decisions that are glanced at, and of those that are judged. */
const GLANCED = 10
const JUDGED = 5
/** A curve has so many points, each the mean of so many playouts. */
const CURVE_POINTS = 12
const CURVE_PLAYOUTS = 40
/** Playouts are longer with more players: beyond so many there are fewer of them. */
const USUAL_SEATS = 6
/** Curves are drawn for so many players at most. */
const CURVES = 2

/** Playouts for a table of this size. */
function effortFor(seats: number): Effort & { readonly curve: number } {
  const share = Math.min(1, USUAL_SEATS / seats)
  const part = (playouts: number): number => Math.round(share * playouts)
  return { first: part(12), second: part(24), last: part(140), curve: part(CURVE_PLAYOUTS) }
}

/** The beginnings of some turns, spread over the game. */
function momentsOf(batches: readonly PlayedBatch[]): readonly number[] {
  const turns = batches.flatMap(({ facts }, i) => (facts.some(({ kind }) => kind === 'turn') ? [i] : []))
  const every = Math.max(1, Math.ceil(turns.length / CURVE_POINTS))
  return turns.filter((_, i) => i % every === 0)
}

/** The chances of one player over the game, each from what they knew then. */
function curveOf(
  setting: Setting,
  batches: readonly PlayedBatch[],
  seat: Seat,
  playouts: number,
  done: () => void,
): ChanceCurve {
  const walk = walkThrough(setting)
  const at = new Set([...momentsOf(batches), batches.length - 1])
  const curve: CurvePoint[] = []
  for (const [i, { facts }] of batches.entries()) {
    walk.hear(facts)
    if (!at.has(i)) continue
    const standing = walk.standing(seat)
    let sum = 0
    if (typeof standing === 'number') sum = standing * playouts
    else for (let n = 0; n < playouts; n++) sum += trialOf(standing, (i * 16 + seat) * 4096 + n).asUsual()
    curve.push({ at: i, chance: sum / playouts })
    done()
  }
  return curve
}

/**
 * The decisions that moved the chances most, and the chances of some players over the game. All of it is worked out from
 * what the deciding player had seen and heard; the same log gives the same points.
 */
export function turningPointsOf(
  setting: Setting,
  batches: readonly PlayedBatch[],
  people: readonly Seat[],
  progress: (done: number, of: number) => void = () => {},
): StayAwayTurningPoints {
  const effort = effortFor(setting.seats)
  const drawn = people.slice(0, CURVES)
  const spots = spotsIn(setting, batches, GLANCED)
  // A judgement takes about as long as five glances, a point of a curve about as long as one.
  const total = spots.length + 5 * Math.min(JUDGED, spots.length) + drawn.length * (CURVE_POINTS + 2)
  let steps = 0
  const done = (by = 1): void => {
    steps += by
    progress(Math.min(total, steps), total)
  }
  const glances = decisionsAt(setting, batches, spots).map((decision) => {
    const glance = glanceAt(decision, effort)
    done()
    return glance
  })
  const points = glances
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, JUDGED)
    .map((glance) => {
      const point = judged(glance, effort)
      done(5)
      return point
    })
  const curves = Array.from({ length: setting.seats }, (_, i) => {
    const seat = (i + 1) as Seat
    return drawn.includes(seat) ? curveOf(setting, batches, seat, effort.curve, () => done()) : []
  })
  return { curves, points: mostDecisive(points) }
}
