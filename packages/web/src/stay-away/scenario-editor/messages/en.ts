/** The words of the scenario editor of Stay Away!. English is the source: the other catalogues have its type. */
export const en = {
  standard: 'Standard',
  standardLine: 'The rules and cards as printed.',
  thing: 'One of you is The Thing. Give your neighbour a card, get one back, and find out who’s still human.',
  cards: (n: number) => `The game uses ${n} cards.`,
  solve: { infected: (n: number) => `Use ${n}`, reset: 'Reset it' },
  faults: {
    switchIdle: 'This changes nothing: the card isn’t in the game.',
    tooFewInfected: (n: number, players: number) =>
      `With ${players} players, you need at least ${n} “Infected!” cards.`,
  },
  refusals: {
    rules: 'list house rules by name.',
    rule: 'this house rule doesn’t exist.',
    ruleValue: 'this house rule can’t have this value.',
    cards: 'list cards by name.',
    card: 'this card doesn’t exist.',
    copies: 'use a number from 0 to 60.',
    other: 'this doesn’t belong here.',
  },
}

export type StayAwayScenarioWords = typeof en
