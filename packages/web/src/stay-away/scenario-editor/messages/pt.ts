import type { StayAwayScenarioWords } from './en.ts'

export const pt: StayAwayScenarioWords = {
  standard: 'Padrão',
  standardLine: 'As regras e as cartas tal como estão impressas.',
  thing: 'Um de vocês é A Coisa. Dá uma carta a quem está ao teu lado, recebe outra e descobre quem ainda é humano.',
  cards: (n) => `Joga-se com ${n} cartas.`,
  solve: { infected: (n) => `Usar ${n}`, reset: 'Repor' },
  faults: {
    switchIdle: 'Não muda nada: a carta não está no jogo.',
    tooFewInfected: (n, players) => `Com ${players} jogadores, são precisas pelo menos ${n} cartas «Infetado!».`,
  },
  refusals: {
    rules: 'indica as regras da casa pelo nome.',
    rule: 'não existe essa regra da casa.',
    ruleValue: 'esta regra da casa não pode ter esse valor.',
    cards: 'indica as cartas pelo nome.',
    card: 'não existe essa carta.',
    copies: 'usa um número de 0 a 60.',
    other: 'isto não deve estar aqui.',
  },
}
