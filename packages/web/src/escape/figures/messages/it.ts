import type { FigureWords } from './en.ts'

export const it: FigureWords = {
  zone: 'Zona preferita',
  escapes: 'Fughe',
  deaths: (n) =>
    n === 0 ? 'non ti hanno mai ucciso' : n === 1 ? 'ti hanno ucciso una volta' : `ti hanno ucciso ${n} volte`,
  kills: 'Uccisioni',
  attacks: (n) => (n === 1 ? 'in un attacco' : `in ${n} attacchi`),
  lies: 'Bugie dette',
  freeNoises: (n) => (n === 0 ? 'ancora nessuna occasione' : n === 1 ? 'su un’occasione' : `su ${n} occasioni`),
}
