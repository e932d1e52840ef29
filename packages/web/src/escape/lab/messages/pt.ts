import type { EscapeLabWords } from './en.ts'

export const pt: EscapeLabWords = {
  zone: 'Zona',
  preset: 'Regras',
  rates: {
    aliensWin: 'Ganham os extraterrestres',
    humansEscape: 'Humanos que fogem',
    bothWin: 'Ganham extraterrestres e humanos',
    nobodyEscapes: 'Ninguém foge',
    someoneWins: 'Alguém ganha',
  },
  reference: 'Galilei',
  lengths: 'Rondas',
  order: 'Fugas por lugar na ordem de turno',
  hatches: 'Escotilhas usadas',
  ofEscapes: 'em cada 100 fugas',
  tooFewUses: (n) => `${n} (muito poucas)`,
  even: 'O traço indica uma repartição por igual.',
  deadliest: 'Setores mais letais',
  ofDeaths: 'em cada 100 eliminações',
  sector: 'Setor',
  hatch: 'Escotilha',
  chips: {
    humansGround: 'Território humano',
    leansToHumans: 'Favorece os humanos',
    even: 'Equilibrado',
    leansToHunters: 'Favorece os extraterrestres',
    huntersGround: 'Território extraterrestre',
    noSides: 'Sem fações',
    tooFew: 'Poucos jogos',
  },
  verdicts: {
    humansGround: (n, seats) =>
      `Território humano: os extraterrestres só ganham ${n} em cada 100 jogos com ${seats} jogadores.`,
    leansToHumans: (n, seats) =>
      `Favorece os humanos: os extraterrestres ganham ${n} em cada 100 jogos com ${seats} jogadores.`,
    even: (n, seats) => `Equilibrado: os extraterrestres ganham ${n} em cada 100 jogos com ${seats} jogadores.`,
    leansToHunters: (n, seats) => `Favorece os extraterrestres: ganham ${n} em cada 100 jogos com ${seats} jogadores.`,
    huntersGround: (n, seats) =>
      `Território extraterrestre: os extraterrestres ganham ${n} em cada 100 jogos com ${seats} jogadores.`,
    noSides: (n, seats) => `Cada um caça por si: alguém ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
    tooFew: (n, seats) =>
      `Ainda é cedo: por agora os extraterrestres ganham ${n} em cada 100 jogos com ${seats} jogadores.`,
  },
  compared: (n) => `Em Galilei são ${n} em cada 100.`,
  withoutSides: {
    order: 'Vitórias por lugar na ordem de turno',
    tooFew: (n, seats) => `Ainda é cedo: por agora alguém ganha ${n} em cada 100 jogos com ${seats} jogadores.`,
  },
  advice: {
    hatchNearAliens: (number, n) =>
      `A escotilha ${number} quase não é usada: ${n} em cada 100 fugas. Afasta-a do Setor Extraterrestre.`,
    hatchFar: (number, n) =>
      `A escotilha ${number} quase não é usada: ${n} em cada 100 fugas. Aproxima-a do Setor Humano.`,
    hatchUnused: (number, n) =>
      `A escotilha ${number} quase não é usada: ${n} em cada 100 fugas. Revê os caminhos até ela.`,
    hatchFavoured: (number, n) => `Pela escotilha ${number} passam ${n} em cada 100 fugas. Afasta-a do Setor Humano.`,
    deadlyPassage: (sector, n) =>
      `Os humanos têm de passar por ${sector}, onde acontecem ${n} em cada 100 eliminações. Abre outro caminho.`,
    timeRunsOut: (n) => `Em ${n} de cada 100 jogos acabam as rondas. Aproxima as escotilhas ou joga mais rondas.`,
    orderMatters: (place, n, worst) =>
      `A ordem de turno conta: no melhor lugar, o ${place}, atinge-se o objetivo ${n} vezes em cada 100; no pior, só ${worst}.`,
  },
}
