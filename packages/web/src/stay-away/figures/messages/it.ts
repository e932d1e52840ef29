import type { FigureWords } from './en.ts'

export const it: FigureWords = {
  kills: 'Eliminazioni',
  deaths: (n) =>
    n === 0 ? 'non ti hanno mai eliminato' : n === 1 ? 'ti hanno eliminato una volta' : `ti hanno eliminato ${n} volte`,
  infections: 'Infezioni',
  turns: (n) => (n === 1 ? 'in un turno' : `in ${n} turni`),
  lies: 'Bugie dette',
  claims: (n) => (n === 1 ? 'in un’affermazione' : `in ${n} affermazioni`),
}
