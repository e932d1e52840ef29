import type { StayAwayScenarioWords } from './en.ts'

export const it: StayAwayScenarioWords = {
  standard: 'Standard',
  standardLine: 'Le regole e le carte originali.',
  thing: 'Uno di voi è La Cosa. Dai una carta a chi ti siede accanto, ricevine una e scopri chi è ancora umano.',
  cards: (n) => `Si gioca con ${n} carte.`,
  solve: { infected: (n) => `Usane ${n}`, reset: 'Ripristina' },
  faults: {
    switchIdle: 'Non cambia nulla: la carta non è in gioco.',
    tooFewInfected: (n, players) => `Con ${players} giocatori servono almeno ${n} carte «Infetto!».`,
  },
  refusals: {
    rules: 'elenca le regole della casa per nome.',
    rule: 'questa regola della casa non esiste.',
    ruleValue: 'questa regola della casa non può avere questo valore.',
    cards: 'elenca le carte per nome.',
    card: 'questa carta non esiste.',
    copies: 'serve un numero da 0 a 60.',
    other: 'questa voce non va qui.',
  },
}
