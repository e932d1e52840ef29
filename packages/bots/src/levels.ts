/** How well bots can play, the weakest first: a child can beat the first. */
export const LEVELS = ['passenger', 'deckhand', 'navigator', 'veteran', 'oracle'] as const
export type Level = (typeof LEVELS)[number]

/** The level of a bot for which none was chosen, and of a bot that plays for a person. */
export const DEFAULT_LEVEL: Level = 'navigator'

/** Attention and search make a level. Both parts count choices and never time: the same seed and log always give the same choice. */
export type Skill = {
  /** The share of its turns on which a bot uses its belief and looks ahead; on the others it plays by plain habit. */
  readonly attention: number
  /** How sure a hunter wants to be of its prey, next to a bot of the default level: the best ones dare more. */
  readonly caution: number
  /** How many of the best choices are compared by playing on from them; below 2 none are. */
  readonly candidates: number
  /** How often play goes on from each of these. */
  readonly playouts: number
}

/** Uses everything it knows on every turn, without playing on from there. */
export const ATTENTIVE: Skill = { attention: 1, caution: 1, candidates: 0, playouts: 0 }

/** The level of simulations that must be quick: it plays by plain habit on every turn. No table offers it. */
const PLAIN_LEVEL = 'plain'
export type AnyLevel = Level | typeof PLAIN_LEVEL

export const SKILLS: { readonly [L in AnyLevel]: Skill } = {
  plain: { ...ATTENTIVE, attention: 0 },
  passenger: { ...ATTENTIVE, attention: 0.1 },
  deckhand: { ...ATTENTIVE, attention: 0.45 },
  navigator: { ...ATTENTIVE, attention: 0.8 },
  veteran: { ...ATTENTIVE, attention: 0.9, caution: 0.7 },
  oracle: { ...ATTENTIVE, caution: 0.4, candidates: 5, playouts: 100 },
}
