import type { FindWords } from './en.ts'

export const it: FindWords = {
  title: 'Trova una partita',
  people: (n) =>
    n === 0 ? 'Ora non sta cercando nessuno.' : n === 1 ? 'Una persona sta cercando.' : `${n} persone stanno cercando.`,
  others: (n) =>
    n === 0
      ? 'Per ora non sta cercando nessun altro.'
      : n === 1
        ? 'Sta cercando anche un’altra persona.'
        : `Stanno cercando anche altre ${n} persone.`,
  fills: (time) => `I bot prendono i posti liberi dopo ${time}.`,
  seconds: (n) => (n === 1 ? '1 secondo' : `${n} secondi`),
  plays: (table, players, pace) => `${table}: ${players} giocatori, ritmo «${pace}»`,
  which: 'Quale gioco?',
  either: 'Uno qualsiasi',
  find: 'Trova una partita',
  looking: 'Ricerca in corso',
  lookingFor: (time) => `${time}, ricerca in corso`,
  botsIn: (time) => `I bot entrano tra ${time}.`,
  starting: 'Si comincia…',
  startNow: 'Inizia ora',
  stop: 'Smetti di cercare',
  lost: 'Connessione persa. La ricerca ricomincia appena torni online.',
}
