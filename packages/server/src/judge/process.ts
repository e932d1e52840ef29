import { constants, setPriority } from 'node:os'
import { type Contest, contestFor, playGames } from '@selva/bots/lab'
import type { FromJudgeProcess, ToJudgeProcess } from './game-player.ts'

/*
 * The process in which the judge's games are played. It has the lowest priority, a small heap and nothing of the server:
 * no store, no environment, no network. It ends with the channel to its parent.
 */
try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // Some systems forbid it: the pauses between the games remain.
}

let known: { readonly text: string; readonly contest: Contest } | undefined

function contestOf({ experiment: { game, draft } }: ToJudgeProcess): Contest | undefined {
  const text = JSON.stringify([game, draft])
  if (known?.text === text) return known.contest
  const contest = contestFor(game, draft)
  if ('refused' in contest) return undefined
  known = { text, contest }
  return contest
}

function answerTo(message: ToJudgeProcess): FromJudgeProcess {
  const { n, experiment, slice } = message
  try {
    const contest = contestOf(message)
    return {
      n,
      tally: contest === undefined ? 'unplayable' : playGames(contest, experiment.seed, slice.from, slice.to),
    }
  } catch {
    return { n, tally: 'unplayable' }
  }
}

process.on('message', (message: ToJudgeProcess) => process.send?.(answerTo(message)))
process.on('disconnect', () => process.exit())
