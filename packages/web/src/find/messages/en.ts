export const en = {
  title: 'Find a game',
  people: (n: number) =>
    n === 0 ? 'No one is looking right now.' : n === 1 ? 'One person is looking.' : `${n} people are looking.`,
  others: (n: number) =>
    n === 0
      ? 'No one else is looking yet.'
      : n === 1
        ? 'One other person is looking.'
        : `${n} other people are looking.`,
  fills: (time: string) => `Bots take the free seats after ${time}.`,
  seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
  /** The table that is played: its title, the number of players, and its pace. */
  plays: (table: string, players: number, pace: string) => `${table}: ${players} players, pace “${pace}”`,
  which: 'Which game?',
  either: 'Either',
  find: 'Find a game',
  looking: 'Looking for a game',
  /** The title of the page while it looks; `time` as a clock shows it. */
  lookingFor: (time: string) => `${time}, looking for a game`,
  botsIn: (time: string) => `Bots join in ${time}.`,
  starting: 'Starting…',
  startNow: 'Start now',
  stop: 'Stop looking',
  lost: 'Connection lost. The search starts again when you’re back online.',
}
export type FindWords = typeof en
