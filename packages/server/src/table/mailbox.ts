/** Carries out jobs one after the other, in the order they came. */
export type Mailbox = {
  post<T>(job: () => Promise<T>): Promise<T>
  /** Is nothing waiting or under way? */
  idle(): boolean
}

export function mailbox(): Mailbox {
  const waiting: (() => Promise<void>)[] = []
  let busy = false

  async function work(): Promise<void> {
    busy = true
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job()
    busy = false
  }

  return {
    post: (job) =>
      new Promise((resolve, reject) => {
        waiting.push(() => job().then(resolve, reject))
        if (!busy) void work()
      }),
    idle: () => !busy,
  }
}
