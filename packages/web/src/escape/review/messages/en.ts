import type { Announcement } from '@selva/bots/review'

/** News about a player, as the subject of a sentence. */
export type NewsWords = {
  readonly [N in Announcement['news']]: (named: readonly string[]) => string
}

const named = (sectors: readonly string[]): string => sectors.join(' and ')

const news: NewsWords = {
  noise: (sectors) => `The noise in ${named(sectors)}`,
  twoNoises: (sectors) => `The two noises in ${named(sectors)}`,
  silence: () => 'The silence',
  attack: (sectors) => `The attack in ${named(sectors)}`,
  item: (items) => `Using ${named(items)}`,
  spotlight: () => 'The Spotlight',
  sensor: () => 'The Sensor',
  teleport: () => 'The Teleport',
}

/** The review of a game of Escape. Chances come as written figures, sectors and hatches marked as coordinates. */
export const en = {
  working: 'Working out what everyone could have known…',
  failed: 'This game couldn’t be reviewed.',
  eyes: 'View as',
  shown: 'Chances of',
  all: 'All opponents',
  less: 'less',
  likely: 'likely',
  truth: 'truth',
  why: (name: string) => `What became of ${name}`,
  killed: (victim: string, killer: string, sector: string, round: number) =>
    `${killer} killed ${victim} in ${sector} in round ${round}.`,
  chanceBefore: (killer: string, victim: string, chance: string) =>
    `Before the attack, ${killer} could put the chance of ${victim} being there at ${chance}.`,
  friend: 'They were on the same side.',
  mostAway: (subject: string, round: number, before: string, after: string) =>
    `${subject} in round ${round} gave most away: from ${before} to ${after}.`,
  escaped: (name: string, hatch: string, round: number) => `${name} escaped at ${hatch} in round ${round}.`,
  expected: (chance: string) => `On average, the aliens could put the chance of that place at ${chance}.`,
  greenCard: (odds: string) => `Luck: the chance of a green card was ${odds}.`,
  redCard: (name: string, hatch: string, round: number, odds: string) =>
    `${name} drew a red card at ${hatch} in round ${round}. Luck: the chance of a green card was ${odds}.`,
  aboard: (name: string) => `${name} was still aboard when the game ended.`,
  hunts: (name: string, attacks: number, hits: number, expected: string) =>
    `${name} attacked ${attacks === 1 ? 'once' : `${attacks} times`} and found ${hits === 0 ? 'no opponent' : `an opponent ${hits === 1 ? 'once' : `${hits} times`}`}. By what ${name} could know, ${expected} ${expected === '1.0' ? 'was' : 'were'} to be expected.`,
  noAttacks: (name: string) => `${name} never attacked.`,
  key: 'Key moments',
  noKey: 'No one was found, and no one reached the way out.',
  finds: (killer: string, victim: string) => `${killer} finds ${victim}`,
  mistakes: (killer: string, victim: string) => `${killer} kills ${victim}, a friend`,
  getsOut: (name: string) => `${name} escapes`,
  redFor: (name: string) => `A red card for ${name}`,
  inRound: (round: number) => `round ${round}`,
  lies: 'Lies',
  believed: 'believed',
  noLies: 'No one announced a wrong sector.',
  lie: (name: string, sectors: readonly string[], round: number) => `${name}: ${named(sectors)}, round ${round}`,
  followed: (n: number) => (n === 1 ? '1 opponent moved that way' : `${n} opponents moved that way`),
  seemed: (name: string) => `Who seemed alien to ${name}`,
  certain: { alien: 'certain', human: 'human' },
  gone: 'not aboard',
  places: (name: string) => `Where ${name} seemed to be`,
  placesOfAll: 'Where opponents seemed to be',
  nowhere: 'No chance above 1%.',
  chances: (list: readonly string[]) => `${list.join(', ')}.`,
  chance: (sector: string, chance: string) => `${sector} ${chance}`,
  truly: (name: string, sector: string, chance: string) => `${name} was in ${sector}: ${chance}`,
  gaveAway: 'What it gave away',
  place: (subject: string, name: string, before: string, after: string) =>
    `${subject}: the others’ chance for ${name}’s true sector went from ${before} to ${after}.`,
  samePlace: (subject: string, name: string, chance: string) =>
    `${subject} told no more about ${name}’s true sector: ${chance} before and after.`,
  alien: (name: string, before: string, after: string) =>
    `The chance that ${name} is an alien went from ${before} to ${after}.`,
  news,
  awards: 'Awards',
  noAwards: 'No one earned an award.',
  liar: 'Best liar',
  bloodhound: 'Bloodhound',
  lucky: 'Luckiest escape',
  figures: { liar: 'All lies', bloodhound: 'All attacks', lucky: 'All tries to escape' },
  liarFigure: (chance: string) => `${chance} believed`,
  houndFigure: (found: number, attacks: number) =>
    `${found} found, ${attacks === 1 ? '1 attack' : `${attacks} attacks`}`,
  luckyFigure: (odds: string) => `odds of ${odds}`,
  attack: (sector: string, round: number, chance: string, found: number) =>
    `${sector}, round ${round}: ${chance} likely, ${found} found`,
  attempt: {
    escaped: (hatch: string, round: number, odds: string) => `${hatch}, round ${round}: odds of ${odds}, escaped`,
    red: (hatch: string, round: number, odds: string) => `${hatch}, round ${round}: odds of ${odds}, red card`,
  },
  copy: 'Copy sentence',
  copied: 'Copied',
  headline: {
    lured: (name: string, sectors: readonly string[], round: number, n: number) =>
      `${name}’s lie in round ${round} drew ${n === 1 ? '1 opponent' : `${n} opponents`} towards ${named(sectors)}.`,
    lucky: (name: string, hatch: string, odds: string) => `${name} escaped at ${hatch} with odds of ${odds}.`,
    blind: (killer: string, victim: string, sector: string, chance: string) =>
      `${killer} found ${victim} in ${sector}, where the chance of anyone was only ${chance}.`,
    believed: (name: string, sectors: readonly string[], round: number, chance: string) =>
      `${name}’s lie about ${named(sectors)} in round ${round} was ${chance} believed.`,
    found: (killer: string, victim: string, sector: string, chance: string) =>
      `${killer} found ${victim} in ${sector} with a chance of ${chance}.`,
    escaped: (name: string, hatch: string) => `${name} escaped at ${hatch}.`,
    quiet: 'No one was found, and no lie was believed.',
  },
  turnOf: (name: string, round: number) => `Round ${round}, ${name}`,
  decided: (turn: string, deed: string) => `${turn}: ${deed}`,
  deed: {
    moves: (sector: string) => `Moves to ${sector}`,
    reaches: (hatch: string) => `Goes to ${hatch}`,
    stays: 'Doesn’t move',
    attacks: (sector: string) => `Attacks ${sector}`,
    kills: (name: string) => `Kills ${name}`,
    findsNoOne: 'Hits no one',
    names: (sectors: readonly string[]) => `Announces a noise in ${named(sectors)}`,
    silence: 'Announces silence',
    secure: 'Draws no card',
    uses: (item: string) => `Uses ${item}`,
    all: (deeds: readonly string[]) => `${deeds.join('. ')}.`,
  },
  advice: {
    move: (sector: string) => `move to ${sector}.`,
    reach: (hatch: string) => `go to ${hatch}.`,
    stay: 'don’t move.',
    attack: (sector: string) => `attack ${sector}.`,
    hold: (sector: string) => `move to ${sector} without attacking.`,
    name: (sector: string) => `announce a noise in ${sector}.`,
  },
  parts: {
    items: 'The items',
    move: 'The move',
    strike: 'The attack',
    found: 'What it hit',
    hatch: 'The card',
    card: 'The card',
    noise: 'The noise',
  },
  marks: {
    chosen: (sector: string) => `chose ${sector}`,
    better: (sector: string) => `better ${sector}`,
    named: (sector: string) => `noise ${sector}`,
  },
  method:
    'All chances follow from what each player had seen by then, never from how the game ended. They assume players who move like our bots, so they are estimates.',
}

export type EscapeReviewWords = typeof en
