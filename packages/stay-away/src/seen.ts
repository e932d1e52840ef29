/** What others see of a choice. Those that end in `Open` are seen because of a Quarantine (QUA-2). */
export const SEEN = [
  /** A card is played: which one, and on whom. */
  'play',
  'playOn',
  /** ANA-1: that a hand is looked at. */
  'handLooked',
  /** SUS-1, OPT-14: that a card is looked at, which its owner learns or not. */
  'cardLookedTold',
  'cardLookedUntold',
  /** WHI-1: the rest of the hand. */
  'handShown',
  /** RES-1: that three cards are drawn. */
  'drawn',
  'drawnOpen',
  'discard',
  'discardOpen',
  'keep',
  'keepOpen',
  'offer',
  'give',
  'giveOpen',
  'refuse',
  /** ELIM-1: that a player burns; of The Thing also who it is, since the game is over (WIN-3). */
  'burn',
  'burnThing',
  'move',
  'pick',
  'friend',
  'witness',
  'forget',
  'forgetOpen',
  'blind',
  'pass',
  'reveal',
  'nothing',
] as const
export type Seen = (typeof SEEN)[number]
