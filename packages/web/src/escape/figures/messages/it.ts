import type { FigureWords } from './en.ts'

export const it: FigureWords = {
  zone: 'Zona preferita',
  escapes: 'Fughe',
  deaths: (n) => (n === 1 ? 'ti hanno ucciso una volta' : `ti hanno ucciso ${n} volte`),
  kills: 'Uccisioni',
  attacks: (n) => (n === 1 ? 'in un attacco' : `in ${n} attacchi`),
  lies: 'Bugie dette',
  freeNoises: (n) => (n === 1 ? 'in un rumore in qualunque settore' : `in ${n} rumori in qualunque settore`),
}
