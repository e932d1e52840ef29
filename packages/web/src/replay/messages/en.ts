import type { Player } from '../../client/player.ts'

/** Watching a game again. */
export const en = {
  title: 'Replay',
  eyes: 'View as',
  all: 'Everything revealed',
  watcher: 'Spectator',
  turnBefore: 'Previous turn',
  prev: 'Previous step',
  next: 'Next step',
  turnAfter: 'Next turn',
  jump: 'Jump to',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  moment: 'Playback position',
  step: (n: number, of: number): string => `step ${n} of ${of}`,
  link: 'Copy link',
  copied: 'Copied',
  export: 'Export',
  happened: 'What happened',
  nothing: 'Nothing to see in this step.',
  hands: 'Cards in hand',
  openTitle: 'Open a game file',
  openHelp: 'Open a game that you exported. It stays in this browser: nothing is uploaded.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  replay: 'Replay',
  review: 'Review',
  views: 'Replay or review',
  editor: 'Back to the editor',
  /** After the end: the turns that a bot played for a person. */
  botTurns: ({ me, name }: Player, turns: string): string =>
    me ? `A bot played for you in turns ${turns}.` : `A bot played for ${name} in turns ${turns}.`,
  botTurn: ({ me, name }: Player, turn: string): string =>
    me ? `A bot played for you in turn ${turn}.` : `A bot played for ${name} in turn ${turn}.`,
  verify: 'Verify',
  close: 'Close',
  keys: 'Left and right: one step. Up and down: one turn. Page Up and Page Down: one round. Home and End: start and end. Space: play or pause.',
  refusals: {
    notAGame: 'This isn’t a game file.',
    newerGame: 'This file comes from a newer version of Selva.',
    brokenBatch: 'This file is damaged.',
    largeFile: 'This file is too large to be a game.',
    unknownTable: 'This game doesn’t exist, or you can’t watch it.',
    stillRunning: 'This game is still in progress.',
    notStarted: 'This game hasn’t started yet.',
    other: 'The game couldn’t be loaded. Try again in a moment.',
  },
}
export type ReplayWords = typeof en
