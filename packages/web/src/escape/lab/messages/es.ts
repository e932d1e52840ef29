import type { EscapeLabWords } from './en.ts'

export const es: EscapeLabWords = {
  zone: 'Zona',
  preset: 'Reglas',
  rates: {
    aliensWin: 'Ganan los aliens',
    humansEscape: 'Humanos que escapan',
    bothWin: 'Ganan aliens y humanos',
    nobodyEscapes: 'No escapa nadie',
    someoneWins: 'Gana alguien',
  },
  reference: 'Galilei',
  lengths: 'Rondas',
  order: 'Fugas según el puesto en el orden de turno',
  hatches: 'Escotillas usadas',
  ofEscapes: 'de cada 100 fugas',
  tooFewUses: (n) => `${n} (muy pocas)`,
  even: 'La marca indica un reparto a partes iguales.',
  deadliest: 'Sectores más letales',
  ofDeaths: 'de cada 100 eliminaciones',
  sector: 'Sector',
  hatch: 'Escotilla',
  chips: {
    humansGround: 'Territorio humano',
    leansToHumans: 'Favorece a los humanos',
    even: 'Equilibrado',
    leansToHunters: 'Favorece a los aliens',
    huntersGround: 'Territorio alien',
    noSides: 'Sin bandos',
    tooFew: 'Muy pocas partidas',
  },
  verdicts: {
    humansGround: (n, seats) =>
      `Territorio humano: los aliens solo ganan ${n} de cada 100 partidas con ${seats} jugadores.`,
    leansToHumans: (n, seats) =>
      `Favorece a los humanos: los aliens ganan ${n} de cada 100 partidas con ${seats} jugadores.`,
    even: (n, seats) => `Equilibrado: los aliens ganan ${n} de cada 100 partidas con ${seats} jugadores.`,
    leansToHunters: (n, seats) => `Favorece a los aliens: ganan ${n} de cada 100 partidas con ${seats} jugadores.`,
    huntersGround: (n, seats) => `Territorio alien: los aliens ganan ${n} de cada 100 partidas con ${seats} jugadores.`,
    noSides: (n, seats) =>
      `Cada uno caza por su cuenta: alguien gana ${n} de cada 100 partidas con ${seats} jugadores.`,
    tooFew: (n, seats) => `Aún es pronto: por ahora los aliens ganan ${n} de cada 100 partidas con ${seats} jugadores.`,
  },
  compared: (n) => `En Galilei son ${n} de cada 100.`,
  withoutSides: {
    order: 'Victorias según el puesto en el orden de turno',
    tooFew: (n, seats) => `Aún es pronto: por ahora alguien gana ${n} de cada 100 partidas con ${seats} jugadores.`,
  },
  advice: {
    hatchNearAliens: (number, n) =>
      `La escotilla ${number} apenas se usa: ${n} de cada 100 fugas. Aléjala del Sector Alien.`,
    hatchFar: (number, n) => `La escotilla ${number} apenas se usa: ${n} de cada 100 fugas. Acércala al Sector Humano.`,
    hatchUnused: (number, n) =>
      `La escotilla ${number} apenas se usa: ${n} de cada 100 fugas. Revisa los caminos que llevan a ella.`,
    hatchFavoured: (number, n) => `Por la escotilla ${number} pasan ${n} de cada 100 fugas. Aléjala del Sector Humano.`,
    deadlyPassage: (sector, n) =>
      `Los humanos tienen que pasar por ${sector}, y allí ocurren ${n} de cada 100 eliminaciones. Abre otro camino.`,
    timeRunsOut: (n) => `En ${n} de cada 100 partidas se acaban las rondas. Acerca las escotillas o juega más rondas.`,
    orderMatters: (place, n, worst) =>
      `El orden de turno importa: desde el mejor puesto, el ${place}, se logra el objetivo ${n} de cada 100 veces; desde el peor, solo ${worst}.`,
  },
}
