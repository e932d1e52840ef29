import type { StayAwayLabWords } from './en.ts'

export const pt: StayAwayLabWords = {
  rates: {
    thingWins: 'Ganha A Coisa',
    humansWin: 'Ganham os humanos',
    thingAlone: 'A Coisa ganha sozinha',
    infected: 'Jogadores que acabam infetados',
  },
  reference: 'As cartas habituais',
  lengths: 'Turnos',
  order: 'Quem continua humano, por lugar na ordem de turno',
  chips: {
    humansGround: 'Território humano',
    leansToHumans: 'Favorece os humanos',
    even: 'Equilibrado',
    leansToHunters: 'Favorece A Coisa',
    huntersGround: 'Território da Coisa',
    noSides: 'Sem fações',
    tooFew: 'Poucos jogos',
  },
  verdicts: {
    humansGround: (n, seats) => `Território humano: A Coisa só ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    leansToHumans: (n, seats) => `Favorece os humanos: A Coisa ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    even: (n, seats) => `Equilibrado: A Coisa ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    leansToHunters: (n, seats) => `Favorece A Coisa: ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    huntersGround: (n, seats) => `Território da Coisa: A Coisa ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    noSides: (n, seats) => `Alguém ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    tooFew: (n, seats) => `Ainda é cedo: por agora A Coisa ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
  },
  compared: (n) => `Com as cartas habituais são ${n} em cada 100.`,
  advice: {
    orderMatters: (place, n, worst) =>
      `A ordem de turno conta: no lugar ${place} continua-se humano mais vezes, ${n} em cada 100; no pior, só ${worst}.`,
  },
}
