/** How the players of a playout move, strike and are believed: fitted to games of bots. */
export const MANNER = {
  human: {
    /** Steps by which another hatch than the nearest may be liked better, at most. */
    taste: 4,
    /** Steps of detour that an alien in reach is worth, in a sector that costs a card and in one that does not. */
    fear: { loud: 1.6, quiet: 0.7 },
    /** Steps of detour that a sector without a card is worth. */
    quiet: 0.35,
    /** How much chance moves them, in steps. */
    whim: 0.45,
  },
  alien: {
    /** The gain at which every second alien strikes, and how sharply more do with more. */
    strike: 0.42,
    sharp: 0.08,
    /** The same where the first escape ends the game. */
    urgent: 0.16,
    /** How much more a human counts next to a hatch, and over how many steps that fades. */
    hatch: 3,
    fade: 3,
    /** How much less prey draws an alien for each move it is away. */
    far: 0.45,
    /** How much chance moves them. */
    whim: 0.25,
  },
  /** How sure the others are of a place that was named, and what is left of it after each move that was not heard. */
  named: 0.5,
  faded: 0.35,
} as const
