import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import { errorLocation, type Log } from '../base/log.ts'
import type { PuzzleRows } from '../store/rows/puzzles.ts'
import type { Secrets } from '../store/rows/secrets.ts'
import { dayAt, daysFrom } from './day.ts'
import type { PuzzleMaker } from './puzzle-maker.ts'

/** How far ahead puzzles are made, and how the work gives way to the people who play. Times are in milliseconds. */
export type PuzzlePace = {
  /** Today and the days after it that have a puzzle. */
  readonly days: number
  /** Games at a time: a moment's work. */
  readonly sliceGames: number
  /** Games of one day; then it stays without a puzzle. */
  readonly most: number
  /** For later days, the server counts as idle when no player has chosen anything for this long. */
  readonly quiet: number
  /** The shortest pause after a slice. It is as long as the slice took: the work takes half of the time at most. */
  readonly rest: number
  /** The pause when every day has its puzzle, or after a failure. */
  readonly lookAgain: number
}

const PACE: PuzzlePace = { days: 4, sliceGames: 2, most: 4000, quiet: 2000, rest: 25, lookAgain: 60_000 }

type PuzzleJobPorts = {
  readonly rows: PuzzleRows
  readonly secrets: Secrets
  readonly clock: Clock
  readonly log: Log
  readonly maker: PuzzleMaker
  /** When a choice was last accepted at any table, by the steady clock. */
  readonly lastChoice: () => number
  readonly pace?: Partial<PuzzlePace>
}

/**
 * Makes the puzzles of the next days ahead of time. Each comes from a seed that only this server's secret gives, so
 * that no one can compute tomorrow's. Returns how to stop.
 */
export function makePuzzlesAhead({ rows, secrets, clock, log, maker, lastChoice, pace }: PuzzleJobPorts) {
  const { days, sliceGames, most, quiet, rest, lookAgain } = { ...PACE, ...pace }
  /** The games of each day that have been looked through; a day without a puzzle in all of them is left alone. */
  const looked = new Map<string, number>()
  let cancel = (): void => {}
  let stopped = false
  let working = Promise.resolve()

  /** The seed of a day, from the secret that stays on this server. */
  async function seedOf(day: string): Promise<string> {
    const secret = await secrets.secret('puzzles', randomBytes(32))
    return createHmac('sha256', secret).update(day).digest('hex')
  }

  /** One step, and the pause after it. */
  async function step(): Promise<number> {
    const wanted = daysFrom(clock.now(), days)
    const made = await rows.daysFrom(wanted[0] ?? '')
    const day = wanted.find((one) => !made.includes(one) && (looked.get(one) ?? 0) < most)
    if (day === undefined) return lookAgain
    const quietIn = lastChoice() + quiet - clock.steady()
    if (quietIn > 0 && day !== dayAt(clock.now())) return quietIn
    const from = looked.get(day) ?? 0
    const began = clock.steady()
    const found = await maker.find(await seedOf(day), from, from + sliceGames)
    if (stopped) return rest
    if (found === 'lost') return lookAgain
    looked.set(day, from + sliceGames)
    if (found !== 'none') {
      await rows.add(day, found)
      log.info({ day, games: from + sliceGames }, 'made a puzzle')
    } else if (from + sliceGames >= most) log.warn({ day }, 'found no puzzle for a day')
    return Math.max(rest, clock.steady() - began)
  }

  async function work(): Promise<void> {
    let pause = lookAgain
    try {
      pause = await step()
    } catch (error) {
      log.warn({ error: errorLocation(error) }, 'failed to make a puzzle')
    }
    if (!stopped) cancel = clock.after(pause, start)
  }
  function start(): void {
    working = work()
  }
  cancel = clock.after(quiet, start)
  return async (): Promise<void> => {
    stopped = true
    cancel()
    await maker.close()
    await working
  }
}
