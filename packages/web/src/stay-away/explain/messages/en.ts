/** Meanings of things on the Stay Away! table. English is the source: the other catalogues have its type. */
export const en = {
  deck: (n: number) => (n === 1 ? '1 card is left to draw.' : `${n} cards are left to draw.`),
  back: 'Everyone sees its back: a triangle means that the next card is Panic.',
  pile: (n: number) =>
    n === 1
      ? '1 card is here, face down. When the deck is empty, it becomes the new deck.'
      : `${n} cards are here, face down. When the deck is empty, they’re shuffled into a new one.`,
  direction: 'The arrows show who is next. “Watch your back” reverses them.',
  door: 'Cards for neighbours can’t be aimed across a door, and no exchange at the end of a turn crosses it.',
  doorsIgnored: '“Seduction”, “Can’t we be friends?” and “Get out of here!” ignore it.',
  doorsProtect:
    'At this table it also protects the neighbour behind it from “Seduction”, “Can’t we be friends?” and “Get out of here!”.',
  quarantine: (turns: number) => `It lasts for ${turns} of that player’s turns. The tape shows how many are left.`,
  /** By when the card that the player offers is shown. */
  quarantineOpen: {
    atCommit: 'Everyone sees what that player draws, discards, offers and gives in return.',
    atSwap:
      'Everyone sees what that player draws and discards, and what they give in an exchange, when it changes hands.',
  },
  phases: 'A turn: draw, then play or discard, then exchange a card with the next player.',
  role: 'Only you know your role, and The Thing knows everyone’s.',
  board:
    'What you think of the others. Only you see it. Tap the bars to change it, and a name to see what’s known about that player.',
  boardTitle: 'Your suspicions',
  doorTitle: 'Barred door',
  copies: (n: number) => (n === 1 ? '1 in this game.' : `${n} in this game.`),
}

export type ExplainWords = typeof en
