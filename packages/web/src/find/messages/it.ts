import type { FindWords } from './en.ts'

export const it: FindWords = {
  title: 'Trova una partita',
  people: (n) =>
    n === 0
      ? 'Ora non cerca nessuno.'
      : n === 1
        ? 'Una persona cerca una partita.'
        : `${n} persone cercano una partita.`,
  others: (n) =>
    n === 0
      ? 'Per ora non cerca nessun altro.'
      : n === 1
        ? 'Cerca anche un’altra persona.'
        : `Cercano anche altre ${n} persone.`,
  fills: (time) => `I bot prendono i posti liberi dopo ${time}.`,
  seconds: (n) => (n === 1 ? '1 secondo' : `${n} secondi`),
  plays: (table, players, pace) => `${table}: ${players} giocatori, ritmo «${pace}»`,
  which: 'Quale gioco?',
  either: 'Uno qualsiasi',
  find: 'Trova una partita',
  looking: 'Ricerca di una partita',
  lookingFor: (time) => `${time}, ricerca di una partita`,
  botsIn: (time) => `I bot entrano tra ${time}.`,
  starting: 'Si comincia…',
  startNow: 'Inizia ora',
  stop: 'Smetti di cercare',
  lost: 'Connessione persa. La ricerca ricomincia appena torni online.',
}
