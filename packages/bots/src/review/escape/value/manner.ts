/** How the players of a playout move, strike and are believed: fitted to games of bots at tables of many kinds. */
export const MANNER = {
  human: {
    /** Steps by which another hatch than the nearest may be liked better, at most. */
    taste: 0,
    /** Steps of detour that an alien in reach is worth, in a sector that costs a card and in one that does not. */
    fear: { loud: 2.97, quiet: 0 },
    /** Steps of detour that a sector without a card is worth. */
    quiet: 0.138,
    /** How much chance moves them, in steps. */
    whim: 0.453,
  },
  alien: {
    /** The gain at which every second alien strikes, next to the least gain that bots strike for; and how sharply. */
    strike: 0.658,
    sharp: 0.158,
    /** The cost of an alien who is struck, in humans. */
    kin: 0.68,
    /** How much more a human counts next to a hatch, and over how many steps that fades. */
    hatch: 5.88,
    fade: 4.11,
    /** How much less prey draws an alien for each move it is away. */
    far: 0.512,
    /** How much chance moves them. */
    whim: 0.0242,
  },
  /** How much of what is not known yet of a player’s side becomes known with each turn. */
  learnt: 0.05,
  /** How much an alien is feared whose place is not known at all. */
  unseen: 0.18,
  /** How sure the others are of a place that was named, and what is left of it after each move that was not heard. */
  named: 0.25,
  faded: 0.168,
}
