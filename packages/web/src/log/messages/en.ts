export const en = {
  /** Two things that one player did: the second begins with the verb, where it had a name before. */
  next: (first: string, second: string) => `${first}, then ${second}`,
  steps: 'Show the steps',
  fresh: (n: number) => (n === 1 ? 'Show 1 new line' : `Show ${n} new lines`),
  only: 'Only you see this',
  nothing: 'Nothing has happened yet.',
  openLog: 'Open the log',
}

export type LogWords = typeof en
