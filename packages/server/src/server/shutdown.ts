import type { Clock } from '../base/clock.ts'
import { errorLocation, type Log } from '../base/log.ts'

/** A part of the server by name, and the way to end it. */
export type ShutdownStep = readonly [name: string, end: () => unknown]

export type ShutdownPorts = {
  readonly clock: Clock
  readonly log: Log
  /** How long one part may take, in milliseconds. */
  readonly within: number
}

/** Ends parts one after the other. A part that fails or takes too long is left behind, and the log names it. */
export async function shutDownInOrder(
  parts: readonly ShutdownStep[],
  { clock, log, within }: ShutdownPorts,
): Promise<void> {
  const ended = async ([part, end]: ShutdownStep): Promise<void> => {
    try {
      await end()
    } catch (error) {
      log.error({ part, error: errorLocation(error) }, 'a part of the server failed to stop')
    }
  }

  for (const part of parts) {
    let cancel = (): void => {}
    const late = new Promise<void>((resolve) => {
      cancel = clock.after(within, () => {
        log.error({ part: part[0], within }, 'a part of the server did not stop in time')
        resolve()
      })
    })
    await Promise.race([ended(part), late])
    cancel()
  }
}
