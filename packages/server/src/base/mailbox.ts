/** Carries out jobs one after the other, in the order they came. */
export type Mailbox = {
  /** Rejected with `MailboxClosed` if the mailbox is closed before the job has begun. */
  post<T>(job: () => Promise<T>): Promise<T>
  /** Is nothing waiting or under way? */
  idle(): boolean
  /** From now on no job begins. Resolved when the job that is under way has ended. */
  close(): Promise<void>
}

/** The job was not begun, and never will be. */
export class MailboxClosed extends Error {}

type Waiting = { readonly run: () => Promise<void>; readonly turnAway: () => void }

export function mailbox(): Mailbox {
  const waiting: Waiting[] = []
  let busy = false
  let working = Promise.resolve()
  let closed = false

  async function work(): Promise<void> {
    busy = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.run()
    busy = false
  }

  return {
    post: (job) =>
      new Promise((resolve, reject) => {
        const turnAway = (): void => reject(new MailboxClosed('the mailbox is closed'))
        if (closed) return turnAway()
        const run = async (): Promise<void> => {
          try {
            resolve(await job())
          } catch (error) {
            reject(error)
          }
        }
        waiting.push({ run, turnAway })
        if (!busy) working = work()
      }),
    idle: () => !busy,
    async close() {
      closed = true
      for (const { turnAway } of waiting.splice(0)) turnAway()
      await working
    },
  }
}
