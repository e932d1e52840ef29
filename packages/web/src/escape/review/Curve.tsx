import { changeOf } from '@selva/bots/turning-points'
import { ChanceCurve } from '../../replay/review/ChanceCurve.tsx'
import { readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { type JudgedGame, showPoint } from './points.ts'
import { tellingOf } from './scene.ts'

/** The chance of these eyes to win over the whole game, with the turning points as flags. */
export function Curve({ game, review, turns, replay }: JudgedGame) {
  const { words, nameAt } = tellingOf(game, review)
  const reader = readerFrom(replay.eyes, game.record)
  const curve = turns.curves[reader - 1] ?? []
  if (curve.length === 0) return undefined
  return (
    <ChanceCurve
      curve={curve}
      name={nameAt(reader)}
      steps={replay.steps}
      now={replay.at}
      legs={game.legs}
      flags={turns.points.map((point) => ({
        ...{ from: point.from, until: point.until, seat: point.seat, own: point.seat === reader },
        name: nameAt(point.seat),
        leg: words.inRound(point.leg),
        change: changeOf(point),
      }))}
      go={(flag) => showPoint(replay, flag)}
    />
  )
}
