import { type Experiment, slicesOf, type Tally } from '@selva/bots/lab'
import type { FromLabWorker, ToLabWorker } from './worker-message.ts'

/** Games that a worker plays before it reports: a moment's work, so that the page stays up to date. */
const SLICE_GAMES = 5

/** Most workers at once: more would warm the device and hardly shorten the wait. */
const MAX_WORKERS = 4

/** A worker as far as a run needs it. */
type LabWorker = { play(message: ToLabWorker): void; end(): void }

type MakeWorker = (answered: (answer: FromLabWorker) => void, failed: () => void) => LabWorker

export type RunPorts = {
  readonly makeWorker: MakeWorker
  readonly workers: number
  /** More games are counted, or all of them. */
  played(tally: Tally, done: boolean): void
  /** A game could not be played, or a worker could not be loaded. */
  broke(): void
}

/** As many workers as the device has cores, but for the one that draws the page. */
export const workerCount = (cores: number): number => Math.max(1, Math.min(MAX_WORKERS, cores - 1))

/** Plays what is left of an experiment in workers. Returns how to cancel; nothing is reported after that. */
export function runExperiment(experiment: Experiment, before: Tally | undefined, ports: RunPorts): () => void {
  const slices = slicesOf(experiment, SLICE_GAMES, before)
  const workers: LabWorker[] = []
  let over = false
  const end = (): void => {
    over = true
    for (const worker of workers) worker.end()
  }
  const fail = (): void => {
    if (over) return
    end()
    ports.broke()
  }
  const handOut = (worker: LabWorker): void => {
    const slice = slices.next()
    if (slice !== undefined) worker.play({ experiment, slice })
  }
  for (let n = 0; n < ports.workers; n++) {
    const worker = ports.makeWorker(({ slice, tally }) => {
      if (over) return
      if (tally === undefined) return fail()
      slices.played(slice, tally)
      if (slices.done()) end()
      else handOut(worker)
      ports.played(slices.tally(), slices.done())
    }, fail)
    workers.push(worker)
  }
  for (const worker of workers) handOut(worker)
  return end
}
