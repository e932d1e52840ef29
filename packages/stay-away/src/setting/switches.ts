/** Section 14: what a table may settle differently. The first value of each is the rule as it stands. */
export const SWITCHES = {
  /** OPT-2: how many own turns a Quarantine lasts. */
  quarantineTurns: [2, 3],
  /** OPT-3: when the card a quarantined player offers is shown. */
  quarantinedOffer: ['atCommit', 'atSwap'],
  /** OPT-5: what becomes of the doors beside a place that closes. */
  doorsOfTheDead: ['merge', 'removed'],
  /** OPT-6: Seduction, Can't we be friends? and Get out of here! against the neighbour behind a door. */
  doorsAgainstAnyone: ['ignored', 'protect'],
  /** OPT-7: Missed! when the next player is the initiator. */
  missedAtInitiator: ['skip', 'off'],
  /** OPT-8: who is immune once Missed! has been played. */
  immuneAfterMissed: ['newPartner', 'both'],
  /** OPT-9: how it is declared that no Human is left. */
  declaration: ['byHand', 'automatic'],
  /** OPT-10: when The Thing wins alone. */
  soleVictory: ['noHumanEliminated', 'nobodyEliminated'],
  /** OPT-11: where the card given in Blind date goes. */
  blindDateCard: ['deck', 'discards'],
  /** OPT-12: which doors an Axe reaches. */
  axeReach: ['allAroundTarget', 'doorBetween'],
  /** OPT-13: whether The Thing must get rid of Flamethrowers. */
  thingFlamethrowers: ['shed', 'kept'],
  /** OPT-14: whether the target of Suspicion learns which card was seen. */
  suspicionTarget: ['told', 'untold'],
  /** OPT-15: what eliminated players see. */
  eliminatedSee: ['publicView', 'everything'],
} as const

export type Switch = keyof typeof SWITCHES
export type Rules = { readonly [S in Switch]: (typeof SWITCHES)[S][number] }

export const defaultRules: Rules = {
  quarantineTurns: 2,
  quarantinedOffer: 'atCommit',
  doorsOfTheDead: 'merge',
  doorsAgainstAnyone: 'ignored',
  missedAtInitiator: 'skip',
  immuneAfterMissed: 'newPartner',
  declaration: 'byHand',
  soleVictory: 'noHumanEliminated',
  blindDateCard: 'deck',
  axeReach: 'allAroundTarget',
  thingFlamethrowers: 'shed',
  suspicionTarget: 'told',
  eliminatedSee: 'publicView',
}
