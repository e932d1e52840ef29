import type { StayAwayMomentWords } from './en.ts'

export const it: StayAwayMomentWords = {
  you: { human: 'Sei tra gli umani', infected: 'Sei tra gli infetti', thing: 'Sei La Cosa' },
  sitDown: 'Siediti',
  infected: {
    title: 'Non sei più tra gli umani',
    now: 'Menti, accusa e brucia come ogni umano. Una carta «Infetto!» ti resta in mano per sempre.',
    loses: {
      noHumanEliminated:
        'Perdi comunque se La Cosa è fuori gioco, se lo sei tu, se il tuo contagio è l’ultimo o se nessun umano viene eliminato.',
      nobodyEliminated:
        'Perdi comunque se La Cosa è fuori gioco, se lo sei tu, se il tuo contagio è l’ultimo o se nessuno viene eliminato.',
    },
  },
  panic: (who) => (who.me ? 'Panico! L’hai pescata tu' : `Panico! L’ha pescata ${who.name}`),
  fire: (by, at) => {
    if (by.me) return `Punti un Lanciafiamme contro ${at.name}`
    return at.me ? `${by.name} ti punta contro un Lanciafiamme` : `${by.name} punta un Lanciafiamme contro ${at.name}`
  },
  saved: (who) => (who.me ? 'Non bruci' : `${who.name} non brucia`),
  sawYours: (who, card) => `${who} ha visto la tua carta: ${card}`,
  epitaph: {
    human: (turn) => `Eri tra gli umani, e hai resistito fino al turno ${turn}.`,
    infected: (turn) => `Eri tra gli infetti, e hai resistito fino al turno ${turn}.`,
  },
}
