/** The game in a few words, for pages that are not its own. English is the source of the other catalogues' type. */
export const en = {
  name: 'Stay Away!',
  players: '4 to 12 players, 40 min',
  line: 'Give your neighbour a card, get one back, and guess who’s no longer human.',
  now: '“Play now” starts a game with five bots.',
  roles: { human: 'Human', thing: 'The Thing', infected: 'Infected' },
}

export type CardWords = typeof en
