import type { FindWords } from './en.ts'

export const es: FindWords = {
  title: 'Buscar partida',
  people: (n) =>
    n === 0 ? 'Ahora no hay nadie buscando.' : n === 1 ? 'Hay una persona buscando.' : `Hay ${n} personas buscando.`,
  others: (n) =>
    n === 0
      ? 'De momento no hay nadie más buscando.'
      : n === 1
        ? 'Hay otra persona buscando.'
        : `Hay otras ${n} personas buscando.`,
  fills: (time) => `Al cabo de ${time}, los bots ocupan los asientos libres.`,
  seconds: (n) => (n === 1 ? '1 segundo' : `${n} segundos`),
  plays: (table, players, pace) => `${table}: ${players} jugadores, ritmo «${pace}»`,
  which: '¿Qué juego?',
  either: 'Cualquiera',
  find: 'Buscar partida',
  looking: 'Buscando partida',
  lookingFor: (time) => `${time}, buscando partida`,
  botsIn: (time) => `Los bots entran en ${time}.`,
  starting: 'Empezando…',
  startNow: 'Empezar ya',
  stop: 'Dejar de buscar',
  lost: 'Conexión perdida. La búsqueda empezará de nuevo cuando vuelvas a tener conexión.',
}
