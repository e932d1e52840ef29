/** The printed word for the way out: a hatch in the Black edition, a pod in the Ultimate one. */
const HATCH = { Hatch: 'Hatch', Hatches: 'Hatches', hatches: 'hatches' }
const POD: typeof HATCH = { Hatch: 'Pod', Hatches: 'Pods', hatches: 'pods' }

/** The balance lab of a zone and scenario. */
const english = ({ Hatch, Hatches, hatches }: typeof HATCH) => ({
  zone: 'Zone',
  preset: 'Rules',
  rates: {
    aliensWin: 'Aliens win',
    humansEscape: 'Humans who escape',
    bothWin: 'Aliens and humans both win',
    nobodyEscapes: 'No one escapes',
    someoneWins: 'Someone wins',
  },
  reference: 'Galilei',
  lengths: 'Rounds',
  order: 'Escapes by place in the turn order',
  hatches: `${Hatches} used`,
  ofEscapes: 'of 100 escapes',
  tooFewUses: (n: number): string => `${n} (too few)`,
  even: 'The mark shows an even share.',
  deadliest: 'Deadliest sectors',
  ofDeaths: 'of 100 deaths',
  sector: 'Sector',
  hatch: Hatch,
  chips: {
    humansGround: 'Human territory',
    leansToHumans: 'Favours humans',
    even: 'Balanced',
    leansToHunters: 'Favours aliens',
    huntersGround: 'Alien territory',
    noSides: 'No sides',
    tooFew: 'Too few games',
  },
  verdicts: {
    humansGround: (n: number, seats: number): string =>
      `Human territory: aliens win only ${n} of 100 games with ${seats} players.`,
    leansToHumans: (n: number, seats: number): string =>
      `Favours the humans: aliens win ${n} of 100 games with ${seats} players.`,
    even: (n: number, seats: number): string => `Balanced: aliens win ${n} of 100 games with ${seats} players.`,
    leansToHunters: (n: number, seats: number): string =>
      `Favours the aliens: they win ${n} of 100 games with ${seats} players.`,
    huntersGround: (n: number, seats: number): string =>
      `Alien territory: aliens win ${n} of 100 games with ${seats} players.`,
    noSides: (n: number, seats: number): string =>
      `Everyone hunts alone: someone wins ${n} of 100 games with ${seats} players.`,
    tooFew: (n: number, seats: number): string =>
      `Too early to say: so far aliens win ${n} of 100 games with ${seats} players.`,
  },
  compared: (n: number): string => `On Galilei it’s ${n} of 100.`,
  /** For games without humans. */
  withoutSides: {
    order: 'Wins by place in the turn order',
    tooFew: (n: number, seats: number): string =>
      `Too early to say: so far someone wins ${n} of 100 games with ${seats} players.`,
  },
  advice: {
    hatchNearAliens: (number: number, n: number): string =>
      `${Hatch} ${number} is hardly used: ${n} of 100 escapes. Move it away from the Alien Sector.`,
    hatchFar: (number: number, n: number): string =>
      `${Hatch} ${number} is hardly used: ${n} of 100 escapes. Move it closer to the Human Sector.`,
    hatchUnused: (number: number, n: number): string =>
      `${Hatch} ${number} is hardly used: ${n} of 100 escapes. Check the routes to it.`,
    hatchFavoured: (number: number, n: number): string =>
      `${Hatch} ${number} takes ${n} of 100 escapes. Move it away from the Human Sector.`,
    deadlyPassage: (sector: string, n: number): string =>
      `Humans have to pass ${sector}, and ${n} of 100 deaths happen there. Add a second route.`,
    timeRunsOut: (n: number): string =>
      `In ${n} of 100 games the rounds run out. Move the ${hatches} closer, or play more rounds.`,
    orderMatters: (place: number, n: number, worst: number): string =>
      `The turn order matters: place ${place} succeeds ${n} times in 100, the worst place only ${worst}.`,
  },
})

export const en = english(HATCH)
/** English for rules of the Ultimate edition. The other languages have one word for both editions. */
export const enUltimate = english(POD)

export type EscapeLabWords = typeof en
