export const en = {
  title: 'The table on a screen',
  help: 'Play in one room: everybody keeps their phone to themselves, and a large screen shows what everybody may see. Nothing secret ever appears there.',
  seatedOnly: 'Nobody may watch this table, so the address only works in a browser of somebody who sits at it.',
  address: 'Address of the screen',
  open: 'Open it here',
  copy: 'Copy address',
  copied: 'Copied',
  selected: 'Selected: copy it with your keyboard or by holding it',
  square: 'QR code of the screen',
  whole: 'Fill the whole screen',
  come: 'Take a seat',
  comeHelp: 'Point your phone at the square, or type the code.',
  invitation: 'QR code of the invitation',
  at: (place: string) => `at ${place}`,
  whoSits: 'At the table',
  dealing: 'The game begins',
}
export type ScreenWords = typeof en
