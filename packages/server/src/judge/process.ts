import { type Contest, contestFor, playGames } from '@selva/bots/lab'
import { answerQuestions } from '../base/answer-questions.ts'
import type { FromJudgeProcess, ToJudgeProcess } from './game-player.ts'

/* The process in which the judge's games are played. */

let known: { readonly text: string; readonly contest: Contest } | undefined

function contestOf({ experiment: { game, draft } }: ToJudgeProcess): Contest | undefined {
  const text = JSON.stringify([game, draft])
  if (known?.text === text) return known.contest
  const contest = contestFor(game, draft)
  if ('refused' in contest) return undefined
  known = { text, contest }
  return contest
}

answerQuestions<ToJudgeProcess, FromJudgeProcess>((asked) => {
  const { experiment, slice } = asked
  try {
    const contest = contestOf(asked)
    return contest === undefined ? 'unplayable' : playGames(contest, experiment.seed, slice.from, slice.to)
  } catch {
    return 'unplayable'
  }
})
