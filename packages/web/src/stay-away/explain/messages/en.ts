/** Meanings of things on the Stay Away! table. English is the source: the other catalogues have its type. */
export const en = {
  deck: (n: number) => `${n} cards are left to draw.`,
  back: 'Its back is public: a triangle means that the next card drawn is Panic.',
  pile: (n: number) => `${n} cards lie here, face down. They are shuffled into a new deck when it is empty.`,
  direction: 'The arrows show who is next. Watch your back turns them around.',
  door: 'Nothing can be aimed across a door, and no exchange is made at the end of a turn.',
  doorsIgnored: 'Seduction, Can’t we be friends? and Get out of here! pay no heed to it.',
  doorsProtect:
    'At this table it also protects the neighbour behind it from Seduction, Can’t we be friends? and Get out of here!',
  quarantine: (turns: number) => `It lasts ${turns} turns of that player’s own. The tape shows how many are left.`,
  quarantineOpen: 'Everybody sees what that player draws, discards, offers and answers with.',
  player: 'The shape and the colour are this player’s everywhere. Small cards show how many they hold.',
  out: 'Out of the game. Nobody is told which role it was.',
  quarantined: (n: number) => (n === 1 ? 'In quarantine for one more turn.' : `In quarantine for ${n} more turns.`),
  phases: 'A turn: draw, then play or discard, then exchange a card with the next player.',
  role: 'You know this alone, and The Thing knows everybody’s role.',
  board: 'What you make of the others, for your eyes only. A tap changes it.',
  boardTitle: 'Your suspicions',
  doorTitle: 'Barred door',
  copies: (n: number) => (n === 1 ? 'One in this game.' : `${n} in this game.`),
}

export type ExplainWords = typeof en
