/** Something to be done later that can be called off. Tests bring their own clock. */
export type Clock = { after(ms: number, run: () => void): () => void }

export const browserClock: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
