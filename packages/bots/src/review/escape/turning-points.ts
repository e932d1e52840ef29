import type { AnyFact } from '@selva/core'
import { seatsOf } from '@selva/core'
import { isTeamGame, type Setting } from '@selva/escape'
import { type ChanceCurve, type CurvePoint, mostDecisive } from '../turning-points.ts'
import type { EscapeTurningPoints } from './turn-taken.ts'
import { type Effort, type Glance, glanceAt, type JudgedTurn, judge } from './value/judge.ts'
import { type PlayedGame, playedGame } from './value/turns.ts'

/** Playouts of the first look at all turns together: the longer the game, the fewer for each. */
const GLANCES = 36_000
/** A first look costs about so many times its smallest stage. */
const FIRST_LOOK = 60
/** The number of turns that are looked at closely. */
const CLOSELY = 9
const CLOSE: Effort = { first: 30, second: 120, last: 400 }

/** The effort of one first look: a whole game always costs about the same. */
function glanceEffort(turns: number): Effort {
  const first = Math.max(3, Math.min(12, Math.floor(GLANCES / Math.max(1, turns) / FIRST_LOOK)))
  return { first, second: 2 * first, last: 10 * first }
}

/** Can this table be judged? Humans who win together, and tables without humans, are played for other ends. */
const isJudged = ({ rules, seats }: Setting): boolean => rules.humans(seats) > 0 && !isTeamGame(rules)

/** A chance at a moment; a judged one is sure, others come of few playouts. */
type Sketch = CurvePoint & { readonly sure: boolean }

/** Chances of few playouts are steadied by their neighbours. */
const steadied = (points: readonly Sketch[]): ChanceCurve =>
  points.map(({ at, chance, sure }, i) => {
    const [last, next] = [points[i - 1], points[i + 1]]
    if (sure || last === undefined || next === undefined) return { at, chance }
    return { at, chance: (last.chance + 2 * chance + next.chance) / 4 }
  })

/** The chances of one seat around its own turns, and how they ended. */
function curveOf(
  seat: number,
  glances: readonly Glance[],
  judged: readonly JudgedTurn[],
  { endings }: PlayedGame,
): ChanceCurve {
  const own = glances.filter(({ turn }) => turn.seat === seat)
  const points = own.flatMap(({ turn, before, after }): readonly Sketch[] => {
    const known = judged.find((one) => one.turn === turn)
    const sure = known !== undefined
    return [
      { at: Math.max(0, turn.from), chance: known?.before.mean ?? before, sure },
      { at: turn.until, chance: known?.after.mean ?? after, sure },
    ]
  })
  for (const { at, seat: of, chance } of endings) if (of === seat) points.push({ at, chance, sure: true })
  return steadied(points.toSorted((a, b) => a.at - b.at))
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
    return judge(turn, CLOSE)
  })
  progress(steps, steps)
  return {
    curves: seatsOf(setting.seats).map((seat) => curveOf(seat, glances, judged, game)),
    points: mostDecisive(judged.map(pointOf)),
  }
}
