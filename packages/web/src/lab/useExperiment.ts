import { useSignal } from '@preact/signals'
import { BOTS_VERSION, type Contest, growingTally, type Tally } from '@selva/bots/lab'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { contentHash, isOfNow, type KeptResult, keepResult, keptOf, latestOf, subjectOf } from './kept.ts'
import { type RunPorts, runExperiment, workerCount } from './run.ts'

/** The same everywhere, so that two people who try the same zone see the same games. */
const SEED = 'lab'
/** Pauses between two drawings of the results, in milliseconds. */
const DRAW_EVERY = 400

const NOTHING: Tally = growingTally().tally()

export type ExperimentView = {
  readonly status: 'idle' | 'running' | 'broke'
  readonly tally: Tally
  /** The newest result of another version of the same document, while there is none of this one. */
  readonly earlier: KeptResult | undefined
  /** Other bots or other rules have played this before: their results are not shown. */
  readonly isOutdated: boolean
  readonly workers: number
  /** Seconds until the run is over, once that can be guessed. */
  readonly left: number | undefined
  start(games: number): void
  cancel(): void
}

/** The table that is measured: of which document, and everything that stays as it is while the document is edited. */
export type Subject = { readonly document: string; readonly table: string }

const makeWorker: RunPorts['makeWorker'] = (answered, failed) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }) => answered(data)
  worker.onerror = failed
  return { play: (message) => worker.postMessage(message), end: () => worker.terminate() }
}

/** The result of the version that was shown before this one; after a reload, the newest that is kept of the document. */
function useEarlier(game: string, { document, table }: Subject, shown: KeptResult | undefined): KeptResult | undefined {
  const before = useRef<{ readonly table: string; readonly hash: string } | undefined>(undefined)
  const isEmpty = shown === undefined || shown.tally.games === 0
  if (!isEmpty) before.current = { table, hash: shown.hash }
  return useMemo(() => {
    if (!isEmpty || document === '') return undefined
    // A document gets an id of its own with its first change: in an open page it is still the same document.
    const known = before.current?.table === table ? keptOf(before.current.hash) : undefined
    const found = known ?? latestOf(subjectOf(game, document, table))
    return found !== undefined && isOfNow(game, found) ? found : undefined
  }, [isEmpty, shown?.hash, game, document, table])
}

/** The experiment of a contest in this browser: begins with what was kept of it, runs, and keeps what it finds. */
export function useExperiment(game: string, contest: Contest | undefined, subject: Subject): ExperimentView {
  const hash = useMemo(() => (contest === undefined ? '' : contentHash(contest)), [contest])
  const shown = useSignal<KeptResult | undefined>(undefined)
  const isOutdated = useSignal(false)
  const status = useSignal<ExperimentView['status']>('idle')
  const left = useSignal<number | undefined>(undefined)
  const stop = useRef<() => void>(() => {})
  const workers = workerCount(navigator.hardwareConcurrency)
  if ((shown.peek()?.hash ?? '') !== hash) {
    stop.current()
    const kept = keptOf(hash)
    const isUsed = kept !== undefined && isOfNow(game, kept)
    isOutdated.value = kept !== undefined && !isUsed
    shown.value =
      contest === undefined
        ? undefined
        : {
            hash,
            draft: contest.game.draftOf(contest.setting),
            bots: BOTS_VERSION,
            rules: contest.game.rulesVersion,
            tally: isUsed ? kept.tally : NOTHING,
            subject: '',
          }
    status.value = 'idle'
  }
  useEffect(() => () => stop.current(), [])
  const earlier = useEarlier(game, subject, shown.value)

  function start(games: number): void {
    const first = shown.peek()
    if (first === undefined || first.tally.games >= games) return
    const { tally: before, draft } = first
    const began = performance.now()
    let drawn = began
    let latest = before
    const show = (): void => {
      shown.value = { ...first, tally: latest, subject: subjectOf(game, subject.document, subject.table) }
      if (latest.games > 0) keepResult(shown.value)
    }
    const cancel = runExperiment({ game, draft, seed: SEED, games }, before, {
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
    isOutdated.value = false
    status.value = 'running'
  }
  return {
    status: status.value,
    tally: shown.value?.tally ?? NOTHING,
    earlier: status.value === 'running' ? undefined : earlier,
    isOutdated: isOutdated.value,
    workers,
    left: left.value,
    start,
    cancel: () => stop.current(),
  }
}
