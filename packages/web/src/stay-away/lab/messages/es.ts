import type { StayAwayLabWords } from './en.ts'

export const es: StayAwayLabWords = {
  rates: {
    thingWins: 'Gana La Cosa',
    humansWin: 'Ganan los humanos',
    thingAlone: 'La Cosa gana en solitario',
    infected: 'Jugadores que acaban infectados',
  },
  reference: 'Las cartas habituales',
  lengths: 'Turnos',
  order: 'Quién sigue siendo humano, según el puesto en el orden de turno',
  chips: {
    humansGround: 'Territorio humano',
    leansToHumans: 'Favorece a los humanos',
    even: 'Equilibrado',
    leansToHunters: 'Favorece a La Cosa',
    huntersGround: 'Territorio de La Cosa',
    noSides: 'Sin bandos',
    tooFew: 'Muy pocas partidas',
  },
  verdicts: {
    humansGround: (n, seats) =>
      `Territorio humano: La Cosa solo gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    leansToHumans: (n, seats) =>
      `Favorece a los humanos: La Cosa gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    even: (n, seats) => `Equilibrado: La Cosa gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    leansToHunters: (n, seats) => `Favorece a La Cosa: gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    huntersGround: (n, seats) =>
      `Territorio de La Cosa: La Cosa gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    noSides: (n, seats) => `Alguien gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    tooFew: (n, seats) => `Aún es pronto: por ahora La Cosa gana ${n} de cada 100 partidas con ${seats} jugadores.`,
  },
  compared: (n) => `Con las cartas habituales son ${n} de cada 100.`,
  advice: {
    orderMatters: (place, n, worst) =>
      `El orden de turno importa: desde el mejor puesto, el ${place}, se sigue siendo humano ${n} de cada 100 veces; desde el peor, solo ${worst}.`,
  },
}
