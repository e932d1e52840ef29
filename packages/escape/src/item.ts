/** DCK-2, DCK-4: the items; the last four are in the Ultimate edition alone. */
export const ITEMS = [
  'attack',
  'teleport',
  'adrenaline',
  'sedatives',
  'spotlight',
  'defense',
  'clone',
  'sensor',
  'mutation',
  'cat',
] as const
export type Item = (typeof ITEMS)[number]

/** VOC-8: what a hand may hold; Silence cards are kept in the Ultimate edition alone. */
export const CARDS = [...ITEMS, 'silence'] as const
export type Card = (typeof CARDS)[number]

/** DCK-3: the hatch cards. */
export const COLOURS = ['green', 'red'] as const
export type Colour = (typeof COLOURS)[number]
