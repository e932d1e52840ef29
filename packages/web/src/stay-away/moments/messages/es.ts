import type { StayAwayMomentWords } from './en.ts'

export const es: StayAwayMomentWords = {
  you: { human: 'Eres de los humanos', infected: 'Eres de los infectados', thing: 'Eres La Cosa' },
  sitDown: 'Sentarme',
  infected: {
    title: 'Ya no eres de los humanos',
    now: 'Miente, acusa y quema como cualquier humano. Una carta «¡Infectado!» se queda siempre en tu mano.',
    loses: {
      noHumanEliminated:
        'Aun así pierdes si La Cosa o tú quedáis fuera de juego, si el último contagio es el tuyo o si no se elimina a ningún humano.',
      nobodyEliminated:
        'Aun así pierdes si La Cosa o tú quedáis fuera de juego, si el último contagio es el tuyo o si no se elimina a nadie.',
    },
  },
  panic: (who) => (who.me ? '¡Pánico! La has robado tú' : `¡Pánico! La ha robado ${who.name}`),
  fire: (by, at) => {
    if (by.me) return `Apuntas a ${at.name} con un Lanzallamas`
    return at.me ? `${by.name} te apunta con un Lanzallamas` : `${by.name} apunta a ${at.name} con un Lanzallamas`
  },
  saved: (who) => (who.me ? 'No ardes' : `${who.name} no arde`),
  sawYours: (who, card) => `${who} ha visto tu carta: ${card}`,
  epitaph: {
    human: (turn) => `Aguantaste con los humanos hasta el turno ${turn}.`,
    infected: (turn) => `Te infectaron y aguantaste hasta el turno ${turn}.`,
  },
}
