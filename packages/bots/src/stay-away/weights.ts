import type { Card } from '@selva/stay-away'

/** How players are thought to behave: what a bot reads the facts with. All are chances unless said otherwise. */
export type BehaviourModel = {
  /** That The Thing gives a Human an Infected! if it has one. */
  readonly infects: number
  /** How much less it offers one in the first laps, when an offer may be refused and seen. */
  readonly offersEarly: number
  /** That a Human holds an Infected! at some moment, drawn and not yet thrown away. */
  readonly humanHolds: number
  /** The share of a hand that is Infected!, of an Infected and of The Thing: what Suspicion finds. */
  readonly infectedShare: number
  readonly thingShare: number
  /** That an Infected with two Infected! or more passes one on to The Thing. */
  readonly feeds: number
  /** How much likelier it is that The Thing offers a Flamethrower (it must, TFL-2) than that another player does. */
  readonly shedsFlame: number
  /** That a Human does not show a hand when asked to (PAN-12). The Thing and the Infected never do. */
  readonly humanDeclines: number
  /** How far what players do for all to see is taken for what bots of each role do: 1 wholly, 0 not at all. */
  readonly acts: { readonly early: number; readonly later: number }
  /** How much farther that goes for a Human who has looked into the other's hand before. */
  readonly looked: number
  /**
   * How likely a claim is made: of what the speaker has looked at or only concluded, by a Human in error, and by the
   * other side as a lie.
   */
  readonly claims: {
    readonly seen: number
    readonly guessed: number
    readonly mistaken: number
    readonly lies: number
  }
  /** Assumptions about everybody at an arranged table, where the past is unknown. */
  readonly arranged: { readonly infected: number; readonly stock: number }
}

/** Value of some cards to another player, as a share: the rest are worth nothing to him. */
type ValueShares = { readonly [card in Card]?: number }

/** Value of holding the cards, by role. A bot that has not learnt to play a card has no use for it. */
export type CardValues = { readonly [C in Exclude<Card, 'theThing' | 'infected'>]?: number } & {
  /** The first Infected! held, the second, the third, and any further one. */
  readonly infected: readonly number[]
}

/** Evaluation weights. 1 = the value of a role: being infected, or infecting a player. */
export type Weights = {
  readonly habits: BehaviourModel
  readonly human: {
    readonly worths: CardValues
    /** Gain or cost of burning The Thing, an Infected and a fellow Human. */
    readonly burnThing: number
    readonly burnInfected: number
    readonly burnHuman: number
    /** How much more The Thing counts, the fewer players are left to infect. */
    readonly urgency: number
    /** How much of the cost of burning a Human is forgotten when hardly anybody else can be Human. */
    readonly despair: number
    /** How much more a fellow Human counts in the first laps. */
    readonly hasty: number
    /** Value of seeing a whole hand, and a card of it, of a player who may as well be The Thing as not. */
    readonly look: number
    readonly peek: number
    /** For how many laps it looks at no cards, since hardly anyone can be infected yet. */
    readonly patience: number
    /** Value of a suspect in Quarantine, behind a door, or out of reach, for each chance of The Thing. */
    readonly isolate: number
    readonly bar: number
    readonly beside: number
    /** How much of a chance of The Thing any suspect counts for as a neighbour. */
    readonly unease: number
    /** How far The Thing is thought to dare to infect a player while everybody sees its cards (QUA-2). */
    readonly inTheOpen: number
    /** Value of being free of one's own Quarantine. */
    readonly free: number
    /** Value of seeing the card one refuses (SCA-1). */
    readonly glimpse: number
    /** How likely a player must be The Thing for it to be said; above 1 this player never says anything. */
    readonly accuse: number
    /** Value of a clean hand shown to all, and cost of one with Infected!. */
    readonly clean: number
    readonly stain: number
    /** How much of the worth of shown cards is lost: The Thing learns what to fear. */
    readonly discreet: number
    readonly dig: number
    /** Cost of tools in the hands of the other side, and which do cost. */
    readonly arms: number
    readonly tools: ValueShares
  }
  readonly thing: {
    readonly worths: CardValues
    /** How sure an exchange is to come about: the rest is refused. */
    readonly goesThrough: number
    /** Cost of showing everybody an Infected! by giving it. */
    readonly exposure: number
    /** Cost of offering an Infected! in the first laps, when every Human still holds what it was dealt. */
    readonly coy: number
    /** Value of burning a Human, of burning one who knows more, and of keeping victory alone (WIN-3). */
    readonly burnHuman: number
    readonly burnWitness: number
    readonly alone: number
    readonly burnInfected: number
    /** Cost of fire in the first laps, when nobody can have a reason for it. */
    readonly hasty: number
    /** Prey as a neighbour, and a player who knows. */
    readonly prey: number
    readonly witness: number
    /** One of its own as a neighbour, once someone knows. */
    readonly shield: number
    readonly isolate: number
    readonly bar: number
    readonly free: number
    readonly dig: number
    readonly digEmpty: number
    readonly fed: number
    /** How much an attempt on a player who knows, and so will refuse if he can, is worth of another one. */
    readonly wary: number
    /** Value of a look at a player's cards as a disguise. */
    readonly disguise: number
    /** Cost of showing everything to a player who knows anyway. */
    readonly confess: number
    /** Cost of tools in the hands of Humans, and which do cost. */
    readonly arms: number
    readonly tools: ValueShares
    /** Value of the certain victory (WIN-4). */
    readonly victory: number
    readonly show: number
    /** How often a lie is told when there is a reason for one, and when there is none. */
    readonly lies: number
    readonly slander: number
    /** Value of not refusing an exchange: nothing in it is to be feared, and defences are scarce. */
    readonly trade: number
  }
  readonly infected: {
    readonly worths: CardValues
    readonly burnHuman: number
    readonly burnInfected: number
    readonly burnThing: number
    readonly hasty: number
    /** How much more a Human counts who has looked at The Thing's cards. */
    readonly witness: number
    /** Value to The Thing of one Infected! more. */
    readonly feed: number
    readonly isolate: number
    readonly bar: number
    readonly free: number
    readonly dig: number
    readonly disguise: number
    readonly arms: number
    readonly tools: ValueShares
    /** Gifts The Thing would like. */
    readonly gifts: ValueShares
    readonly beside: number
    /** A Human beside The Thing, and one who knows. */
    readonly prey: number
    readonly hunter: number
    /** Value of showing one's hand to The Thing. */
    readonly confide: number
    readonly show: number
    /** PAN-12: value of an end before The Thing is asked. */
    readonly halt: number
    readonly lies: number
    readonly slander: number
    readonly trade: number
  }
  /** How likely an action that may be cancelled comes about (DEF-5). */
  readonly comesAbout: number
  /** Cost of saying that one has something to hide (PAN-12). */
  readonly silence: number
  /** Worth by which two choices may differ and both be taken. */
  readonly slack: number
}

const habits: BehaviourModel = {
  infects: 0.85,
  offersEarly: 0.2,
  humanHolds: 0.4,
  infectedShare: 0.32,
  thingShare: 0.25,
  feeds: 0.25,
  shedsFlame: 4,
  humanDeclines: 0.35,
  acts: { early: 0.3, later: 0.5 },
  looked: 2,
  claims: { seen: 0.5, guessed: 0.2, mistaken: 0.01, lies: 0.04 },
  arranged: { infected: 0.25, stock: 0.7 },
}

const human: CardValues = {
  flamethrower: 0.2,
  analysis: 0.15,
  axe: 0.03,
  suspicion: 0.05,
  whisky: 0.03,
  resolute: 0.08,
  watchYourBack: 0.05,
  changePlaces: 0.06,
  youdBetterRun: 0.07,
  seduction: 0.05,
  scary: 0.15,
  imComfortable: 0.02,
  noThanks: 0.14,
  missed: 0.12,
  noBarbecue: 0.14,
  quarantine: 0.12,
  barredDoor: 0.08,
  infected: [-0.12, -0.16, -0.3, -0.9],
}

const thing: CardValues = {
  flamethrower: -0.1,
  analysis: 0.04,
  axe: 0.08,
  suspicion: 0,
  whisky: -0.02,
  resolute: 0.15,
  watchYourBack: 0.08,
  changePlaces: 0.1,
  youdBetterRun: 0.14,
  seduction: 0.25,
  scary: 0.04,
  imComfortable: 0.03,
  noThanks: 0.04,
  missed: 0.04,
  noBarbecue: 0.4,
  quarantine: 0.06,
  barredDoor: 0.06,
  infected: [0.5, 0.3, 0.12, 0],
}

const infected: CardValues = {
  flamethrower: 0.35,
  analysis: 0.04,
  axe: 0.06,
  suspicion: 0,
  whisky: -0.02,
  resolute: 0.08,
  watchYourBack: 0.04,
  changePlaces: 0.05,
  youdBetterRun: 0.05,
  seduction: 0.06,
  scary: 0.03,
  imComfortable: 0.02,
  noThanks: 0.03,
  missed: 0.03,
  noBarbecue: 0.3,
  quarantine: 0.05,
  barredDoor: 0.04,
  infected: [0.5, 0.1, 0, -0.9],
}

/** The temper that bots have: found by playing them against each other. */
export const defaultWeights: Weights = {
  habits,
  human: {
    worths: human,
    burnThing: 1,
    burnInfected: 0.35,
    burnHuman: 0.35,
    urgency: 48,
    despair: 0.8,
    hasty: 25,
    look: 0.6,
    peek: 0.25,
    patience: 1.4,
    isolate: 0.4,
    bar: 0.3,
    beside: 0.4,
    unease: 0.1,
    inTheOpen: 0.2,
    free: 0.05,
    glimpse: 0.03,
    accuse: 0.9,
    clean: 0.06,
    stain: -0.3,
    discreet: 0.4,
    dig: 0.6,
    arms: 0.3,
    tools: { flamethrower: 1, noBarbecue: 0.6, seduction: 0.3, analysis: 0.3, axe: 0.1 },
  },
  thing: {
    worths: thing,
    goesThrough: 0.85,
    exposure: 1.2,
    coy: 2,
    burnHuman: 0.25,
    burnWitness: 0.6,
    alone: 0.15,
    burnInfected: -1.2,
    hasty: 1,
    prey: 0,
    witness: -0.4,
    shield: 0.4,
    isolate: 0.25,
    bar: 0.35,
    free: 0.5,
    dig: 0.16,
    digEmpty: 0.4,
    fed: 0.15,
    wary: 0.7,
    disguise: 0.02,
    confess: -0.1,
    arms: 0.35,
    tools: {
      flamethrower: 1,
      analysis: 0.7,
      quarantine: 0.4,
      suspicion: 0.3,
      noThanks: 0.3,
      scary: 0.3,
      missed: 0.2,
    },
    victory: 2,
    show: -3,
    lies: 0.2,
    slander: 0,
    trade: 0.1,
  },
  infected: {
    worths: infected,
    burnHuman: 0.5,
    burnInfected: -0.5,
    burnThing: -9,
    hasty: 1,
    witness: 0.3,
    feed: 0.4,
    isolate: 0.05,
    bar: 0,
    free: 0.4,
    dig: 0.1,
    disguise: 0.02,
    arms: 0.2,
    tools: { flamethrower: 1, analysis: 0.7, quarantine: 0.4, suspicion: 0.3 },
    gifts: { noBarbecue: 0.3, seduction: 0.2, resolute: 0.1, flamethrower: -0.6 },
    beside: 0.2,
    prey: -0.3,
    hunter: -0.6,
    confide: 0.1,
    show: -0.6,
    halt: 0.8,
    lies: 0.6,
    slander: 0,
    trade: 0.1,
  },
  comesAbout: 0.85,
  silence: -0.04,
  slack: 0.003,
}
