import type { StayAwayMomentWords } from './en.ts'

export const it: StayAwayMomentWords = {
  you: { human: 'Sei tra gli umani', infected: 'Sei tra gli infetti', thing: 'Sei La Cosa' },
  sitDown: 'Siediti',
  infected: {
    title: 'Non sei più tra gli umani',
    now: 'Menti, accusa e brucia come ogni umano. Una carta «Infetto!» resta sempre nella tua mano.',
    loses: {
      noHumanEliminated:
        'Perdi comunque se La Cosa è fuori gioco, se lo sei tu, se l’ultimo contagio è il tuo o se nessun umano viene eliminato.',
      nobodyEliminated:
        'Perdi comunque se La Cosa è fuori gioco, se lo sei tu, se l’ultimo contagio è il tuo o se nessuno viene eliminato.',
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
    human: (turn) => `Fino al turno ${turn} eri tra gli umani.`,
    infected: (turn) => `Eri tra gli infetti, fino al turno ${turn}.`,
  },
}
