import { type Contest, contestFor, playGames } from '@selva/bots/lab'
import type { FromLabWorker, ToLabWorker } from './worker-message.ts'

/** Plays games of the lab beside the page. The types of this file are the page's, of which a worker has these two. */
let known: { readonly draft: string; readonly contest: Contest } | undefined

function contestOf({ experiment: { game, draft } }: ToLabWorker): Contest | undefined {
  const text = JSON.stringify([game, draft])
  if (known?.draft === text) return known.contest
  const contest = contestFor(game, draft)
  if ('refused' in contest) return undefined
  known = { draft: text, contest }
  return contest
}

function answerTo(message: ToLabWorker): FromLabWorker {
  const { experiment, slice } = message
  try {
    const contest = contestOf(message)
    const tally = contest === undefined ? undefined : playGames(contest, experiment.seed, slice.from, slice.to)
    return { slice, tally }
  } catch {
    return { slice, tally: undefined }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToLabWorker>) => postMessage(answerTo(data)))
