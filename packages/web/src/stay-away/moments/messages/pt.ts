import type { StayAwayMomentWords } from './en.ts'

export const pt: StayAwayMomentWords = {
  you: { human: 'És dos humanos', infected: 'És dos infetados', thing: 'És A Coisa' },
  sitDown: 'Sentar-me',
  infected: {
    title: 'Já não és dos humanos',
    now: 'Mente, acusa e queima como qualquer humano. Uma carta «Infetado!» fica sempre na tua mão.',
    loses: {
      noHumanEliminated:
        'Mesmo assim perdes se tu ou A Coisa ficarem fora de jogo, se o último contágio for o teu ou se nenhum humano for eliminado.',
      nobodyEliminated:
        'Mesmo assim perdes se tu ou A Coisa ficarem fora de jogo, se o último contágio for o teu ou se ninguém for eliminado.',
    },
  },
  panic: (who) => (who.me ? 'Pânico! Foste tu que a biscaste' : `Pânico! Foi ${who.name} que a biscou`),
  fire: (by, at) => {
    if (by.me) return `Apontas um Lança-chamas a ${at.name}`
    return at.me ? `${by.name} aponta-te um Lança-chamas` : `${by.name} aponta um Lança-chamas a ${at.name}`
  },
  saved: (who) => (who.me ? 'Não ardes' : `${who.name} não arde`),
  sawYours: (who, card) => `${who} viu a tua carta: ${card}`,
  epitaph: {
    human: (turn) => `Aguentaste com os humanos até ao turno ${turn}.`,
    infected: (turn) => `Infetaram-te, e aguentaste até ao turno ${turn}.`,
  },
}
