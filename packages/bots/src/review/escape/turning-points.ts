import type { AnyFact } from '@selva/core'
import { seatsOf } from '@selva/core'
import { isTeamGame, type Setting } from '@selva/escape'
import { type ChanceCurve, type CurvePoint, mostDecisive } from '../turning-points.ts'
import type { EscapeTurningPoints } from './turn-taken.ts'
import { type Effort, type Glance, glanceAt, type JudgedTurn, judge } from './value/judge.ts'
import { type PlayedGame, playedGame } from './value/turns.ts'

/** Playouts of the first look at all turns together: the longer the game, the fewer for each. */
const GLANCES = 30_000
/** So many turns are looked at closely. */
const CLOSELY = 7
const CLOSE: Effort = { first: 40, second: 160, last: 500 }
/** A first look costs about so many times its smallest stage. */
const FIRST_LOOK = 30

/** The effort of one first look: the same whole game always gets about the same. */
function glanceEffort(turns: number): Effort {
  const first = Math.max(2, Math.min(10, Math.floor(GLANCES / Math.max(1, turns) / FIRST_LOOK)))
  return { first, second: 2 * first, last: 6 * first }
}

/** Can this table be judged? Humans who win together, and tables without humans, are played for other ends. */
export const isJudged = ({ rules, seats }: Setting): boolean => rules.humans(seats) > 0 && !isTeamGame(rules)

/** The chances of one seat around its own turns, and how they ended. */
function curveOf(seat: number, glances: readonly Glance[], { endings }: PlayedGame): ChanceCurve {
  const own = glances.filter(({ turn }) => turn.seat === seat)
  const points: CurvePoint[] = own.flatMap(({ turn, before, after }) => [
    { at: Math.max(0, turn.from), chance: before },
    { at: turn.until, chance: after },
  ])
  for (const ending of endings) if (ending.seat === seat) points.push(ending)
  return points.toSorted((a, b) => a.at - b.at).map(({ at, chance }) => ({ at, chance }))
}

const pointOf = ({ turn, before, after, parts, better }: JudgedTurn): EscapeTurningPoints['points'][number] => ({
  ...{ from: Math.max(0, turn.from), until: turn.until, leg: turn.leg, seat: turn.seat },
  ...{ chosen: turn.taken, better, before, parts, after },
})

/**
 * The turning points of a finished game, from its whole log: what every seat knew at its decisions is played on many
 * times. First all turns are looked at, then those that may matter most are judged. The same log gives the same answer.
 */
export function turningPointsOf(
  setting: Setting,
  batches: readonly (readonly AnyFact[])[],
  progress: (done: number, of: number) => void = () => {},
): EscapeTurningPoints {
  if (!isJudged(setting)) return { curves: seatsOf(setting.seats).map(() => []), points: [] }
  const game = playedGame(setting, batches)
  const effort = glanceEffort(game.turns.length)
  // A close look takes about as long as the first look at all turns, divided by their number.
  const each = Math.max(1, Math.round(game.turns.length / CLOSELY))
  const steps = game.turns.length + CLOSELY * each
  const glances = game.turns.map((turn, i) => {
    progress(i, steps)
    return glanceAt(turn, effort)
  })
  const candidates = glances.toSorted((a, b) => b.weight - a.weight).slice(0, CLOSELY)
  const judged = candidates.map(({ turn }, i) => {
    progress(game.turns.length + i * each, steps)
    return pointOf(judge(turn, CLOSE))
  })
  progress(steps, steps)
  return {
    curves: seatsOf(setting.seats).map((seat) => curveOf(seat, glances, game)),
    points: mostDecisive(judged),
  }
}
