import type { EscapePuzzleWords } from './en.ts'

export const it: EscapePuzzleWords = {
  question: (name) => `Dov’è ${name}?`,
  alien: (speed) => `Alieno: fino a ${speed} settori per turno. I rumori possono essere bugie.`,
  human: 'Umano: un settore per turno. I rumori possono essere bugie.',
  started: (place) => `Inizio: ${place}`,
  focus: 'Mostra i candidati',
  candidate: 'risposta possibile',
  truth: (name) => `${name} era qui`,
  mine: 'la tua risposta',
  lie: (from, to, steps) =>
    `${from} e ${to} distano ${steps} passi, troppi per andarci: il rumore in ${to} era una bugia.`,
  apart: (from, to, steps) =>
    `${from} e ${to} distano ${steps} passi, troppi per andarci: almeno uno dei due rumori era una bugia.`,
  secure: '“Settore silenzioso” vuol dire un settore sicuro.',
  drew: 'È stata pescata una carta: questo settore è pericoloso.',
  fits: (best, named) => `Da ${named} si arriva in tempo in ${best}.`,
  usually: 'Il resto è come i giocatori di solito si muovono e mentono.',
}
