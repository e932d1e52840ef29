/** Jobs with the same key are done one after the other, those with different keys are not held up by each other. */
export type Queues = <R>(key: string, job: () => Promise<R>) => Promise<R>

export function newQueues(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return (key, job) => {
    const next = (last.get(key) ?? Promise.resolve()).then(job)
    const settled = next.catch(() => {})
    last.set(key, settled)
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    return next
  }
}
