/** Public links to finished games. */
export const en = {
  share: 'Share',
  title: 'Share this game',
  help: 'Anyone with the link can watch the replay, without an account. Chat and notes aren’t in it.',
  moment: 'The link opens the game at this moment, from the same point of view.',
  named: 'Show my name',
  namedHelp: 'Otherwise, the replay and its picture show only your seat.',
  others: 'The other players are named only if they’ve agreed.',
  make: 'Create link',
  link: 'Link to the replay',
  copy: 'Copy link',
  copied: 'Copied',
  selected: 'Selected. Copy it with the keyboard, or press and hold it.',
  send: 'Send link',
  drop: 'Remove link',
  dropped: 'The link doesn’t work any more.',
  picture: 'The picture that chats show with the link',
  close: 'Close',
  /** A player who has not agreed to be named. */
  player: (seat: number) => `Player ${seat}`,
  gone: { title: 'This link doesn’t work', text: 'It may be mistyped, or it has been removed.' },
}
export type ShareWords = typeof en
