import type { Reading } from '@selva/bots/turning-points'

const reading: { readonly [R in Reading]: string } = {
  misjudged: 'misjudged',
  wellPlayed: 'well played',
  luck: 'luck',
  aboutEqual: 'about equal',
}

/** The parts of a review that every game has. Names come marked, chances and points as written figures. */
export const en = {
  turningPoints: 'Turning points',
  points: 'points',
  searching: 'Looking for the turning points…',
  notFound: 'The turning points of this game couldn’t be worked out.',
  none: 'No decision in this game can be judged.',
  previous: 'Previous turning point',
  next: 'Next turning point',
  chanceOf: (name: string) => `${name}’s chance to win`,
  chanceNow: (name: string, chance: string) => `${name}’s chance to win: ${chance}`,
  flag: (name: string, leg: string, change: string) => `${leg}, ${name}: ${change}`,
  before: 'Before',
  after: 'After',
  skill: 'skill',
  fortune: 'luck',
  judged: (name: string) => `Judged by what ${name} knew then.`,
  better: (what: string) => `Better: ${what}`,
  worth: (points: string, spread: string) => `Worth ${points} points, give or take ${spread}.`,
  aboutEqual: 'About equal: no other choice was clearly better.',
  reading,
  decidedBy: (name: string, reading: string) => `${name}, ${reading}`,
  decisive: 'The moment that mattered most',
  change: (change: string) => `${change} points`,
}

export type ReviewWords = typeof en
