import type { FigureWords } from './en.ts'

export const pt: FigureWords = {
  zone: 'Zona favorita',
  escapes: 'Fugas',
  deaths: (n) => (n === 0 ? 'nunca te eliminaram' : n === 1 ? 'eliminaram-te uma vez' : `eliminaram-te ${n} vezes`),
  kills: 'Eliminações',
  attacks: (n) => (n === 1 ? 'num ataque' : `em ${n} ataques`),
  lies: 'Mentiras',
  freeNoises: (n) => (n === 0 ? 'ainda sem ocasião' : n === 1 ? 'numa ocasião' : `em ${n} ocasiões`),
}
