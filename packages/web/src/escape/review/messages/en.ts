import type { Announcement } from '@selva/bots/review'
import { coord } from '../../../client/rich-text.ts'

/** A hatch in a sentence: its number, and its name in the words of the edition. */
export type HatchName = { readonly number: number; readonly label: string }

/** News about a player, as the subject of a sentence. */
export type NewsWords = {
  readonly [N in Announcement['news']]: (sectors: readonly string[], item: string) => string
}

const named = (sectors: readonly string[]): string => sectors.map(coord).join(' and ')

const news: NewsWords = {
  noise: (sectors) => `The noise in ${named(sectors)}`,
  twoNoises: (sectors) => `The two noises in ${named(sectors)}`,
  silence: () => 'The silence',
  attack: (sectors) => `The attack in ${named(sectors)}`,
  item: (_, item) => `Using ${item}`,
  spotlight: () => 'The Spotlight',
  sensor: () => 'The Sensor',
  teleport: () => 'The Teleport',
}

/** The review of a game of Escape. Chances come as written figures: `62%`. */
export const en = {
  working: 'Working out what everyone could have known…',
  failed: 'This game couldn’t be reviewed.',
  eyes: 'Through the eyes of',
  shown: 'Chances of',
  all: 'All opponents',
  less: 'less',
  likely: 'likely',
  truth: 'truth',
  why: (name: string) => `What became of ${name}`,
  killed: (victim: string, killer: string, sector: string, round: number) =>
    `${killer} killed ${victim} in ${coord(sector)} in round ${round}.`,
  chanceBefore: (killer: string, victim: string, chance: string) =>
    `Before the attack, ${killer} could give a chance of ${chance} to ${victim} being there.`,
  friend: 'They were on the same side.',
  mostAway: (subject: string, round: number, before: string, after: string) =>
    `${subject} in round ${round} gave most away: from ${before} to ${after}.`,
  escaped: (name: string, { label }: HatchName, round: number) =>
    `${name} escaped at ${coord(label)} in round ${round}.`,
  expected: (chance: string) => `On average, the aliens could give that place a chance of ${chance}.`,
  greenCard: (odds: string) => `Luck: the chance of a green card was ${odds}.`,
  redCard: (name: string, { label }: HatchName, round: number, odds: string) =>
    `${name} drew a red card at ${coord(label)} in round ${round}. Luck: the chance of a green card was ${odds}.`,
  aboard: (name: string) => `${name} was still aboard when the game ended.`,
  hunts: (name: string, attacks: number, hits: number, expected: string) =>
    `${name} attacked ${attacks === 1 ? 'once' : `${attacks} times`} and found an opponent ${hits === 1 ? 'once' : `${hits} times`}. By what ${name} could know, ${expected} ${expected === '1.0' ? 'was' : 'were'} to be expected.`,
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
  noLies: 'No one named a wrong sector.',
  lie: (name: string, sectors: readonly string[], round: number) => `${name}: ${named(sectors)}, round ${round}`,
  followed: (n: number) => (n === 1 ? '1 opponent moved that way' : `${n} opponents moved that way`),
  seemed: (name: string) => `Who seemed alien to ${name}`,
  certain: { alien: 'certain', human: 'human' },
  gone: 'not aboard',
  places: (name: string) => `Where ${name} seemed to be`,
  placesOfAll: 'Where opponents seemed to be',
  nowhere: 'No chance above 1%.',
  chances: (list: readonly string[]) => `${list.join(', ')}.`,
  chance: (sector: string, chance: string) => `${coord(sector)} ${chance}`,
  truly: (name: string, sector: string, chance: string) => `${name} was in ${coord(sector)}: ${chance}`,
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
    `${coord(sector)}, round ${round}: ${chance} known, ${found} found`,
  attempt: ({ label }: HatchName, round: number, odds: string, green: boolean) =>
    `${coord(label)}, round ${round}: odds of ${odds}, ${green ? 'escaped' : 'red card'}`,
  copy: 'Copy sentence',
  copied: 'Copied',
  headline: {
    lured: (name: string, sectors: readonly string[], round: number, n: number) =>
      `${name}’s lie in round ${round} drew ${n === 1 ? '1 opponent' : `${n} opponents`} towards ${named(sectors)}.`,
    lucky: (name: string, { label }: HatchName, odds: string) =>
      `${name} escaped at ${coord(label)} with odds of ${odds}.`,
    blind: (killer: string, victim: string, sector: string, chance: string) =>
      `${killer} found ${victim} in ${coord(sector)}, where the chance of anyone was only ${chance}.`,
    believed: (name: string, sectors: readonly string[], round: number, chance: string) =>
      `${name}’s lie about ${named(sectors)} in round ${round} was ${chance} believed.`,
    found: (killer: string, victim: string, sector: string, chance: string) =>
      `${killer} found ${victim} in ${coord(sector)} with a chance of ${chance}.`,
    escaped: (name: string, { label }: HatchName) => `${name} escaped at ${coord(label)}.`,
    quiet: 'No one was found, and no lie was believed.',
  },
  method:
    'All chances follow from what each player had seen by then, never from how the game ended. They assume players who move like our bots, so they are estimates.',
}

export type EscapeReviewWords = typeof en
