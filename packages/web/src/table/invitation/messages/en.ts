export const en = {
  title: 'Invite players',
  help: 'Send the link, show the QR code, or read out the code. No one needs an account.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  selected: 'Selected. Copy it with the keyboard, or press and hold it.',
  share: 'Share',
  shared: (game: string) => `Play ${game} with me on Selva`,
  square: 'QR code for the invitation',
  squareHelp: 'Scan it with a phone.',
  onlyHere: 'This link works only on this computer. To invite others, open Selva at its network address.',
  code: 'Code',
}
export type InvitationWords = typeof en
