import { constants } from 'node:os'
import { realClock } from '../base/clock.ts'
import { errorLocation, type Log } from '../base/log.ts'
import type { Server } from '../server/server.ts'

/** The exit codes of the program. `scripts/supervise.mjs` starts it again after `crashed`, and only then. */
export const EXIT = { stopped: 0, refused: 1, crashed: 70 } as const

/** A server as its process needs it. */
export type Stoppable = Pick<Server, 'drain'> & { readonly close: () => Promise<unknown> }

export type ProcessPorts = {
  readonly log: Log
  /** How long the server goes on after SIGTERM, in seconds. */
  readonly drainSeconds: number
}

/** The end of the process, by a signal or by an error that no part of the server has handled. */
export type ProcessLifecycle = {
  /** From now on this server is ended first. */
  begin(server: Stoppable): void
  /** The server cannot go on: it is ended in order, and the program says by its exit code that it crashed. */
  crash(): void
}

/** Milliseconds. Longer than all parts of a server may take together: if a part hangs, the process still ends. */
const LAST_RESORT = 30_000
/** Ctrl+C reaches the program from the terminal and again through npm: signals this close together are one request. */
const SAME_SIGNAL_WITHIN = 300

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export function processLifecycle({ log, drainSeconds }: ProcessPorts): ProcessLifecycle {
  let server: Stoppable | undefined
  let endingSince: number | undefined
  /** Calls off the end that comes after draining. */
  let goOn: (() => void) | undefined

  async function end(code: number): Promise<void> {
    goOn?.()
    if (endingSince !== undefined) return
    endingSince = realClock.steady()
    realClock.after(LAST_RESORT, () => process.exit(code))
    try {
      await server?.close()
    } catch (error) {
      log.error({ error: errorLocation(error) }, 'the server failed to stop')
    }
    process.exit(code)
  }

  /** Nothing new begins, and after a while the server ends. */
  function drain(running: Stoppable): void {
    running.drain(drainSeconds * 1000)
    goOn = realClock.after(drainSeconds * 1000, () => end(EXIT.stopped))
  }

  /** The first signal ends the server in order, a later one at once. */
  function asked(signal: (typeof SIGNALS)[number]): void {
    if (endingSince !== undefined) {
      if (realClock.steady() - endingSince > SAME_SIGNAL_WITHIN) process.exit(128 + constants.signals[signal])
    } else if (signal === 'SIGTERM' && goOn === undefined && drainSeconds > 0 && server !== undefined) drain(server)
    else void end(EXIT.stopped)
  }

  const uncaught = (what: string) => (error: unknown) => {
    log.error({ error: errorLocation(error) }, what)
    void end(EXIT.crashed)
  }

  for (const signal of SIGNALS) process.on(signal, asked)
  process.on('uncaughtException', uncaught('unexpected error: the server stops'))
  process.on('unhandledRejection', uncaught('unexpected rejected promise: the server stops'))
  // A reader of our output that goes away must not end the games.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return {
    begin(running) {
      server = running
    },
    crash: () => void end(EXIT.crashed),
  }
}
