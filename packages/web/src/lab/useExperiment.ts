import { useSignal } from '@preact/signals'
import { type Contest, growingTally, type Tally } from '@selva/bots/lab'
import { useEffect, useRef } from 'preact/hooks'
import { keepTally, keptTally, versionOf } from './kept.ts'
import { type RunPorts, runExperiment, workerCount } from './run.ts'

/** The same everywhere, so that two people who try the same zone see the same games. */
const SEED = 'lab'
/** Pauses between two drawings of the results, in milliseconds. */
const DRAW_EVERY = 400

const NOTHING: Tally = growingTally().tally()

export type ExperimentView = {
  readonly status: 'idle' | 'running' | 'broke'
  readonly tally: Tally
  readonly workers: number
  /** Seconds until the run is over, once that can be guessed. */
  readonly left: number | undefined
  start(games: number): void
  cancel(): void
}

const makeWorker: RunPorts['makeWorker'] = (answered, failed) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }) => answered(data)
  worker.onerror = failed
  return { play: (message) => worker.postMessage(message), end: () => worker.terminate() }
}

/** The experiment of a contest in this browser: begins with what was kept of it, runs, and keeps what it finds. */
export function useExperiment(game: string, contest: Contest): ExperimentView {
  const version = versionOf(contest)
  const shown = useSignal({ version: '', tally: NOTHING })
  const status = useSignal<ExperimentView['status']>('idle')
  const left = useSignal<number | undefined>(undefined)
  const stop = useRef<() => void>(() => {})
  const workers = workerCount(navigator.hardwareConcurrency)
  if (shown.peek().version !== version) {
    stop.current()
    shown.value = { version, tally: keptTally(version) ?? NOTHING }
    status.value = 'idle'
  }
  useEffect(() => () => stop.current(), [])

  function start(games: number): void {
    const before = shown.peek().tally
    if (before.games >= games) return
    const began = performance.now()
    let drawn = began
    let latest = before
    const show = (): void => {
      shown.value = { version, tally: latest }
      keepTally(version, latest)
    }
    const cancel = runExperiment({ game, draft: contest.game.draftOf(contest.setting), seed: SEED, games }, before, {
      makeWorker,
      workers,
      played(tally, done) {
        latest = tally
        const now = performance.now()
        if (done) status.value = 'idle'
        else if (now - drawn < DRAW_EVERY) return
        drawn = now
        const speed = (tally.games - before.games) / (now - began)
        left.value = speed > 0 ? Math.max(1, Math.round((games - tally.games) / speed / 1000)) : undefined
        show()
      },
      broke() {
        status.value = 'broke'
        show()
      },
    })
    stop.current = () => {
      stop.current = () => {}
      if (status.peek() !== 'running') return
      cancel()
      status.value = 'idle'
      show()
    }
    left.value = undefined
    status.value = 'running'
  }
  return {
    status: status.value,
    tally: shown.value.tally,
    workers,
    left: left.value,
    start,
    cancel: () => stop.current(),
  }
}
