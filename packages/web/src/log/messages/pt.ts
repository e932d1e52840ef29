import type { LogWords } from './en.ts'

export const pt: LogWords = {
  next: (first, second) => {
    if (first.includes(':')) return `${first}; depois ${second}`
    return first.includes(' e ') ? `${first}, e depois ${second}` : `${first} e depois ${second}`
  },
  steps: 'Mostrar os passos',
  fresh: (n) => (n === 1 ? 'Mostrar 1 linha nova' : `Mostrar ${n} linhas novas`),
  only: 'Só tu vês isto',
  nothing: 'Ainda não aconteceu nada.',
  openLog: 'Abrir o registo',
}
