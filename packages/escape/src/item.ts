/** The copies of an item in each edition, and whether it works without being played. */
type ItemCard = { readonly black: number; readonly ultimate: number; readonly itself?: true }

/** DCK-2, DCK-4: the items, in the order in which hands list them. */
const ITEM_CARDS = {
  attack: { black: 2, ultimate: 2 },
  teleport: { black: 2, ultimate: 1 },
  adrenaline: { black: 2, ultimate: 3 },
  sedatives: { black: 3, ultimate: 3 },
  spotlight: { black: 2, ultimate: 2 },
  defense: { black: 1, ultimate: 1, itself: true }, // ITM-15
  clone: { black: 0, ultimate: 1, itself: true }, // ULT-10
  sensor: { black: 0, ultimate: 1 },
  mutation: { black: 0, ultimate: 1 },
  cat: { black: 0, ultimate: 2 },
} as const satisfies Readonly<Record<string, ItemCard>>

export type Item = keyof typeof ITEM_CARDS
export const ITEMS = Object.keys(ITEM_CARDS) as readonly Item[]

/** The copies of each item in an edition. */
export const itemCopies = (edition: 'black' | 'ultimate'): Record<Item, number> =>
  Object.fromEntries(ITEMS.map((item) => [item, ITEM_CARDS[item][edition]])) as Record<Item, number> // one for each

/** The items that their holder decides to play; `items/` has a file for each. */
export type PlayableItem = {
  [I in Item]: (typeof ITEM_CARDS)[I] extends { readonly itself: true } ? never : I
}[Item]
const WITHOUT_PLAY: readonly string[] = ITEMS.filter((item) => 'itself' in ITEM_CARDS[item])
export const isPlayable = (card: Card): card is PlayableItem => card !== 'silence' && !WITHOUT_PLAY.includes(card)
export const PLAYABLE: readonly PlayableItem[] = ITEMS.filter(isPlayable)

/** VOC-8: what a hand may hold; Silence cards are kept in the Ultimate edition alone. */
export const CARDS = [...ITEMS, 'silence'] as const
export type Card = (typeof CARDS)[number]

/** DCK-3: the hatch cards. */
export const COLOURS = ['green', 'red'] as const
export type Colour = (typeof COLOURS)[number]
