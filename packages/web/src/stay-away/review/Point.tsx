import { OpenPoint } from '../../replay/review/OpenPoint.tsx'
import { type JudgedGame, openPointAt, pointWords, showPoint } from './points.ts'
import { tellingOf } from './scene.ts'

/** The turning point of the present moment, if it is one. */
export function Point({ game, review, turns, replay }: JudgedGame) {
  const { points } = turns
  const point = openPointAt(turns, replay.at)
  if (point === undefined) return undefined
  const [last, next] = [points[points.indexOf(point) - 1], points[points.indexOf(point) + 1]]
  return (
    <OpenPoint
      point={point}
      words={pointWords(point, game, tellingOf(game, review))}
      before={last === undefined ? undefined : () => showPoint(replay, last)}
      after={next === undefined ? undefined : () => showPoint(replay, next)}
    />
  )
}
