import type { Deed } from '@selva/bots/review/stay-away'

/** Something that happened, as the subject of a sentence: `a` did it, to `b` where there is another. */
export type DeedWords = { readonly [K in Deed['kind']]: (a: string, b: string) => string }

const deeds: DeedWords = {
  exchange: (a, b) => `The exchange between ${a} and ${b}`,
  refusal: (a, b) => `${a}’s refusal of ${b}’s card`,
  offer: (a, b) => `The face-up card that ${a} offered ${b}`,
  look: (a, b) => `${a}’s look at ${b}’s hand`,
  peek: (a, b) => `${a}’s look at one of ${b}’s cards`,
  fire: (a, b) => `${a}’s Flamethrower at ${b}`,
  quarantine: (a, b) => `${a}’s Quarantine on ${b}`,
  door: (a, b) => `${a}’s Barred door towards ${b}`,
  shown: (a) => `The hand that ${a} showed`,
  revealed: (a) => `What ${a} showed`,
  fell: (a) => `${a}’s superinfection`,
  burned: (a, b) => `The burning of ${b} by ${a}`,
  passed: () => 'The cards that everyone passed on',
  claim: (a) => `What ${a} said`,
}

/** The review of a game of Stay Away! Chances come as written figures, names and cards marked. */
export const en = {
  working: 'Working out what everyone could have known…',
  failed: 'This game couldn’t be reviewed.',
  eyes: 'View as',
  shown: 'Chances of',
  shows: { both: 'Both', thing: 'The Thing', infected: 'Infected' },
  truth: 'truth',
  theseEyes: 'viewer',
  way: 'How the infection spread',
  inTurn: (turn: number) => `turn ${turn}`,
  why: (name: string) => `What became of ${name}`,
  infectedBy: (by: string, name: string, turn: number) => `${by} infected ${name} in turn ${turn}.`,
  knownBefore: (name: string, by: string, chance: string) =>
    `Just before, ${name} could put the chance that ${by} was The Thing at ${chance}.`,
  couldRefuse: (name: string, cards: string) => `${name} held ${cards}, and could have refused.`,
  noRefusal: (name: string) => `${name} held no card to refuse with.`,
  burnedBy: (by: string, name: string, turn: number) => `${by} burned ${name} in turn ${turn}.`,
  burnKnown: (by: string, name: string, chance: string) =>
    `Just before, ${by} could put the chance that ${name} was The Thing or infected at ${chance}.`,
  bothHuman: 'Both were human.',
  sameSide: 'They were on the same side.',
  fell: (name: string, turn: number) => `Superinfection took ${name} out of the game in turn ${turn}.`,
  clue: {
    thing: (subject: string, turn: number, name: string, before: string, after: string) =>
      `The strongest clue was in turn ${turn}. ${subject}: the chance that ${name} is The Thing went from ${before} to ${after}.`,
    infected: (subject: string, turn: number, name: string, before: string, after: string) =>
      `The strongest clue was in turn ${turn}. ${subject}: the chance that ${name} is infected went from ${before} to ${after}.`,
  },
  wasThing: (name: string, n: number) =>
    `${name} was The Thing, and infected ${n === 0 ? 'no one' : n === 1 ? '1 player' : `${n} players`}.`,
  seemed: (name: string, chance: string) =>
    `On average, the humans put the chance that ${name} was The Thing or infected at ${chance}.`,
  refused: (name: string, from: string, card: string, turn: number) =>
    `${name} refused an Infected! card from ${from} with ${card} in turn ${turn}.`,
  humanToTheEnd: (name: string) => `${name} was human to the end.`,
  thingBurned: (by: string, thing: string, turn: number) => `${by} burned The Thing, ${thing}, in turn ${turn}.`,
  tooEarly: (thing: string) => `${thing} declared that no human was left, but there was one.`,
  lastLoses: (name: string) => `${name} was the last to be infected, and doesn’t share the victory.`,
  alone: (thing: string) => `${thing} won alone.`,
  key: 'Infections and fire',
  noKey: 'No one was infected or burned.',
  infects: (by: string, name: string) => `${by} infects ${name}`,
  burns: (by: string, name: string) => `${by} burns ${name}`,
  burnsHuman: (by: string, name: string) => `${by} burns ${name}, a human`,
  survives: (by: string, name: string) => `${name} survives ${by}’s Flamethrower`,
  claims: 'False claims',
  believed: 'believed',
  noClaims: 'No one said anything false.',
  claim: (name: string, claim: string, turn: number) => `${name}: “${claim}”, turn ${turn}`,
  wrongGuess: 'a wrong guess, not a lie',
  unheard: 'no human heard it',
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  movedMost: (name: string) => `What changed ${name}’s mind most`,
  notMoved: (name: string) => `Nothing changed ${name}’s mind much.`,
  isThing: (name: string) => `${name} as The Thing`,
  isInfected: (name: string) => `${name} as infected`,
  told: (name: string) => `What it told ${name}`,
  toldNothing: (subject: string, name: string) => `${subject} told ${name} nothing new.`,
  change: {
    thing: (subject: string, name: string, before: string, after: string) =>
      `${subject}: the chance that ${name} is The Thing went from ${before} to ${after}.`,
    infected: (subject: string, name: string, before: string, after: string) =>
      `${subject}: the chance that ${name} is infected went from ${before} to ${after}.`,
  },
  gaveAway: 'What it gave away',
  gave: (subject: string, name: string, before: string, after: string) =>
    `${subject}: on average, the humans’ chance that ${name} is The Thing or infected went from ${before} to ${after}.`,
  gaveNothing: (subject: string) => `${subject} gave nothing away.`,
  deeds,
  seemedTo: (name: string) => `How the others looked to ${name}`,
  was: 'was',
  certain: 'certain',
  out: 'out',
  figures: (human: string, infected: string, thing: string) =>
    `${human} human, ${infected} infected, ${thing} The Thing.`,
  truly: { human: 'Really human.', infected: 'Really infected.', thing: 'Really The Thing.' },
  awards: 'Awards',
  noAwards: 'No one earned an award.',
  liar: 'Best liar',
  bloodhound: 'Bloodhound',
  narrow: 'Closest call',
  disguise: 'Best disguise',
  more: {
    liar: 'All lies',
    bloodhound: 'All accusations and fire',
    narrow: 'All refused infections',
    disguise: 'The Thing and the infected',
  },
  liarFigure: (chance: string) => `${chance} believed`,
  houndFigure: (right: number, all: number) => `${right} of ${all} right`,
  narrowFigure: (chance: string) => `${chance} suspected`,
  disguiseFigure: (chance: string) => `${chance} suspected`,
  hunt: {
    fire: (name: string, turn: number, chance: string) => `Flamethrower at ${name}, turn ${turn}: ${chance} likely`,
    claim: (name: string, turn: number, chance: string) => `Accused ${name}, turn ${turn}: ${chance} likely`,
  },
  right: 'right',
  wrong: 'wrong',
  miss: (name: string, from: string, turn: number, chance: string) =>
    `${name} refused ${from}’s card, turn ${turn}: ${chance} suspected`,
  disguised: (name: string, turns: number, chance: string) =>
    `${name}: ${chance} suspected over ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  copy: 'Copy sentence',
  copied: 'Copied',
  headline: {
    framed: (liar: string, victim: string, by: string, turn: number) =>
      `${liar}’s lie in turn ${turn} cost ${victim} dear: ${by} burned a human.`,
    found: (by: string, thing: string, chance: string) =>
      `${by} burned ${thing}, who was The Thing, on a chance of ${chance}.`,
    blind: (by: string, thing: string, chance: string) =>
      `${by} burned ${thing}, who was The Thing, on a chance of only ${chance}.`,
    mistaken: (by: string, victim: string, chance: string) =>
      `${by} burned ${victim}, a human: the chance of The Thing was only ${chance}.`,
    believed: (liar: string, claim: string, chance: string) =>
      `${liar}’s “${claim}” was a lie, and the humans gave it a chance of ${chance}.`,
    spread: (thing: string, n: number, last: string, chance: string) =>
      n === 1
        ? `${thing} infected ${last}, who had a suspicion of ${chance}.`
        : `${thing} infected ${n} players. ${last}, the last one, had a suspicion of ${chance}.`,
    narrow: (name: string, from: string, chance: string) =>
      `${name} refused ${from}’s Infected! on a suspicion of only ${chance}.`,
    early: (thing: string) => `${thing} declared too early: a human was left.`,
    quiet: 'No one was burned by mistake, and no lie was believed.',
  },
  turnOf: (name: string, turn: number) => `Turn ${turn}, ${name}`,
  decided: (turn: string, choice: string) => `${turn}: ${choice}`,
  chose: {
    discard: (card: string) => `Discards ${card}`,
    play: (card: string) => `Plays ${card}`,
    playOn: (card: string, name: string) => `Plays ${card} on ${name}`,
    burn: (name: string) => `Burns ${name}`,
    keep: (card: string) => `Keeps ${card}`,
    give: (card: string) => `Gives ${card}`,
    defend: (card: string) => `Answers with ${card}`,
    accept: 'Lets it happen',
    move: 'Changes places',
    pick: (name: string) => `Picks ${name}`,
    show: { hand: 'Shows the whole hand', infected: 'Shows an Infected! card', nothing: 'Shows nothing' },
    declare: 'Declares that no human is left',
  },
  advice: {
    discard: (card: string) => `discard ${card}`,
    play: (card: string) => `play ${card}`,
    playOn: (card: string, name: string) => `play ${card} on ${name}`,
    burn: (name: string) => `burn ${name}`,
    keep: (card: string) => `keep ${card}`,
    give: (card: string) => `give ${card}`,
    defend: (card: string) => `answer with ${card}`,
    accept: 'let it happen',
    move: 'change places',
    pick: (name: string) => `pick ${name}`,
    show: { hand: 'show the whole hand', infected: 'show an Infected! card', nothing: 'show nothing' },
    declare: 'declare',
  },
  parts: { choice: 'The choice', outcome: 'What came of it' },
  method:
    'All chances follow from what each player had seen and heard by then, never from how the game ended. They assume players who act like our bots, so they are estimates.',
}

export type StayAwayReviewWords = typeof en
