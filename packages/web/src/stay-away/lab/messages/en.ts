/** The balance lab of a deck and its rules. */
export const en = {
  rates: {
    thingWins: 'The Thing wins',
    humansWin: 'Humans win',
    thingAlone: 'The Thing wins alone',
    infected: 'Players who get infected',
  },
  reference: 'The usual cards',
  lengths: 'Turns',
  order: 'Staying human by place in the turn order',
  chips: {
    humansGround: 'Human territory',
    leansToHumans: 'Favours humans',
    even: 'Balanced',
    leansToHunters: 'Favours The Thing',
    huntersGround: 'The Thing’s territory',
    noSides: 'No sides',
    tooFew: 'Too few games',
  },
  verdicts: {
    humansGround: (n: number, seats: number): string =>
      `Human territory: The Thing wins only ${n} of 100 games with ${seats} players.`,
    leansToHumans: (n: number, seats: number): string =>
      `Favours the humans: The Thing wins ${n} of 100 games with ${seats} players.`,
    even: (n: number, seats: number): string => `Balanced: The Thing wins ${n} of 100 games with ${seats} players.`,
    leansToHunters: (n: number, seats: number): string =>
      `Favours The Thing: it wins ${n} of 100 games with ${seats} players.`,
    huntersGround: (n: number, seats: number): string =>
      `The Thing’s territory: The Thing wins ${n} of 100 games with ${seats} players.`,
    noSides: (n: number, seats: number): string => `Someone wins ${n} of 100 games with ${seats} players.`,
    tooFew: (n: number, seats: number): string =>
      `Too early to say: so far The Thing wins ${n} of 100 games with ${seats} players.`,
  },
  compared: (n: number): string => `With the usual cards it’s ${n} of 100.`,
  advice: {
    orderMatters: (place: number, n: number, worst: number): string =>
      `The turn order matters: in place ${place}, ${n} of 100 players stay human, but only ${worst} in the worst place.`,
  },
}
export type StayAwayLabWords = typeof en
