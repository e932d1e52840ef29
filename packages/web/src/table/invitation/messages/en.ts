export const en = {
  title: 'Invite',
  help: 'Send the link, show the square, or tell the code. Nobody needs an account.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  selected: 'Selected: copy it with your keyboard or by holding it',
  share: 'Share',
  shared: (game: string) => `Play ${game} with me on Selva`,
  square: 'QR code of the invitation',
  squareHelp: 'Point a phone at it.',
  onlyHere: 'This link opens on this computer only. Open Selva at its network address to invite others.',
  code: 'Code',
}
export type InvitationWords = typeof en
