export const en = {
  title: 'The table on a screen',
  help: 'Playing in the same room? Everyone keeps their phone to themselves, and a large screen shows what everyone can see. It never shows anything secret.',
  seatedOnly: 'Spectators aren’t allowed at this table, so this address works only in a player’s browser.',
  address: 'Screen address',
  open: 'Open it here',
  copy: 'Copy address',
  copied: 'Copied',
  selected: 'Selected. Copy it with the keyboard, or press and hold it.',
  square: 'QR code for the screen',
  whole: 'Full screen',
  come: 'Take a seat',
  comeHelp: 'Scan the QR code with your phone, or type the code.',
  invitation: 'QR code for the invitation',
  at: (place: string) => `at ${place}`,
  whoSits: 'At the table',
  dealing: 'The game is starting',
}
export type ScreenWords = typeof en
