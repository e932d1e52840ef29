import { constants } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { isInterrupted, run } from './children.mjs'

/** Pauses before a crashed program is started again, in milliseconds. One more crash in a row, and it is given up. */
export const PAUSES = [0, 1000, 2000, 4000, 8000]
/** A program that has run for this long before it crashes begins a new row of crashes. */
export const STEADY = 60_000

const { SIGHUP, SIGINT, SIGQUIT, SIGTERM } = constants.signals
/** Ended as asked, refused to start with a sentence of its own, or ended by a signal that asks for it. */
const DELIBERATE = [0, 1, ...[SIGHUP, SIGINT, SIGQUIT, SIGTERM].map((signal) => 128 + signal)]

/**
 * Starts a program, and again whenever it has crashed.
 * @param {{
 *   start: () => Promise<number>,
 *   pause: (ms: number) => Promise<unknown>,
 *   now: () => number,
 *   say: (text: string) => void,
 *   isStopping: () => boolean,
 * }} ports
 * @returns {Promise<number>} the last exit code
 */
export async function supervise({ start, pause, now, say, isStopping }) {
  for (let crashes = 0; ; ) {
    const began = now()
    const code = await start()
    if (DELIBERATE.includes(code) || isStopping()) return code
    crashes = now() - began >= STEADY ? 1 : crashes + 1
    const wait = PAUSES[crashes - 1]
    if (wait === undefined) {
      say(`Selva crashed ${crashes} times in a row and will not be restarted. The log above shows why.`)
      return code
    }
    say(`Selva crashed (exit code ${code}) and restarts ${wait === 0 ? 'now' : `in ${wait / 1000} seconds`}.`)
    await pause(wait)
  }
}

/**
 * Runs one of our programs under supervision.
 * @param {import('./children.mjs').Program} program
 */
export const runSupervised = (program) =>
  supervise({
    start: () => run(program),
    pause,
    now: () => performance.now(),
    say: (text) => console.error(text),
    isStopping: isInterrupted,
  })
