import type { LogWords } from './en.ts'

export const it: LogWords = {
  next: (first, second) => `${first}, poi ${second}`,
  steps: 'Mostra i passaggi',
  fresh: (n) => (n === 1 ? 'Mostra 1 riga nuova' : `Mostra ${n} righe nuove`),
  only: 'Lo vedi solo tu',
  nothing: 'Non è ancora successo nulla.',
  openLog: 'Apri il diario',
}
