import { type Refusal, refuse } from '@selva/core'
import type { TableId } from '../base/ids.ts'
import { errorLocation } from '../base/log.ts'
import { MailboxClosed, mailbox } from '../base/mailbox.ts'
import { StoreError } from '../store/store.ts'
import type { Answer } from './answer.ts'
import { failed } from './failed.ts'
import type { Ports } from './ports.ts'

/** The jobs of one table, one at a time, and the way they end. */
export type TableJobs = {
  /** Does a job when it is its turn. Never rejected: a job that breaks down takes its table out of memory. */
  post(job: () => Answer): Answer
  /** Drops the table from memory, and nothing else. Its pages connect again, and the log is folded afresh. */
  breakDown(error: unknown): void
  /** From now on no job begins; resolved when the one under way has ended and everything is stored. */
  stop(): Promise<void>
  /** Why nothing begins here any more; `undefined` if it does. */
  stopped(): Refusal | undefined
  idle(): boolean
}

export type JobsOwner = {
  readonly id: TableId
  /** Ends all timers; called again after the last job, which may have begun the game. */
  readonly endTimers: () => Promise<void>
  /** Ends everything else, at the end. */
  readonly endRest: () => Promise<void>
  /** The table can no longer be used and has to be loaded again. */
  readonly brokeDown: () => void
}

export function tableJobs(ports: Pick<Ports, 'log'>, { id, endTimers, endRest, brokeDown }: JobsOwner): TableJobs {
  const { log } = ports
  const box = mailbox()
  let broken = false
  let stopping: Promise<void> | undefined

  async function halt(): Promise<void> {
    const timers = endTimers()
    await box.close()
    await timers
    await endTimers()
    await endRest()
  }

  function stop(): Promise<void> {
    stopping ??= halt().catch((error: unknown) =>
      log.error({ table: id, error: errorLocation(error) }, 'failed to stop a table'),
    )
    return stopping
  }

  function breakDown(error: unknown): void {
    log.error({ table: id, error: errorLocation(error) }, 'a table failed and was removed from memory')
    if (broken) return
    broken = true
    void stop()
    brokeDown()
  }

  return {
    post: (job) =>
      box.post(job).catch((error: unknown) => {
        if (error instanceof MailboxClosed) return refuse(broken ? 'busy' : 'closing')
        if (error instanceof StoreError) return failed(ports, { id }, error, 'a table could not be read or stored')
        breakDown(error)
        return refuse('busy')
      }),
    breakDown,
    stop,
    stopped: () => (stopping === undefined ? undefined : refuse(broken ? 'busy' : 'closing')),
    idle: box.idle,
  }
}
