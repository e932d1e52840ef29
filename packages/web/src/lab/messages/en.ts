/** The balance lab, whatever the game. */
export const en = {
  title: 'Balance lab',
  players: 'Players',
  games: 'Games',
  start: 'Start the games',
  resume: 'Continue',
  again: 'Play again',
  earlier: 'These results are from an earlier version. Play again to measure this one.',
  outdated: 'The bots or the rules have changed since the last games. Play again for current results.',
  cancel: 'Cancel',
  progress: (done: string, of: string): string => `${done} of ${of} games`,
  left: (seconds: number): string => (seconds === 1 ? 'about 1 second left' : `about ${seconds} seconds left`),
  spoken: (percent: number): string => `${percent} per cent of the games have been played.`,
  finished: 'All games have been played.',
  here: (cores: number): string =>
    cores === 1
      ? 'Bots play in this browser, on 1 core. The server plays no part.'
      : `Bots play in this browser, on ${cores} cores. The server plays no part.`,
  nothing: 'Bots can play it over and over and show who it favours.',
  broke: 'The bots couldn’t finish these games. Try another setup.',
  refused: 'Bots can’t play this setup yet.',
  findings: 'Results',
  figure: 'Result',
  share: 'Share',
  percent: (figure: number | string): string => `${figure}%`,
  range: 'Probably between',
  between: (low: number, high: number): string => `${low} to ${high}`,
  interval: (low: number, high: number, games: string): string =>
    `Probably between ${low} and ${high}, after ${games} games.`,
  unsure: 'More games could change this.',
  byBrowser: 'Measured in a browser',
  byServer: 'Measured by this server',
  versions: (bots: number, rules: number): string =>
    `Played by version ${bots} of the bots, with version ${rules} of the rules.`,
  half: (from: number, to: number): string => `half of them end between ${from} and ${to}`,
  placeName: 'Place',
}
export type LabWords = typeof en
