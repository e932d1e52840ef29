import type { FigureWords } from './en.ts'

export const pt: FigureWords = {
  zone: 'Zona favorita',
  escapes: 'Fugas',
  deaths: (n) => (n === 1 ? 'mataram-te uma vez' : `mataram-te ${n} vezes`),
  kills: 'Mortes causadas',
  attacks: (n) => (n === 1 ? 'num ataque' : `em ${n} ataques`),
  lies: 'Mentiras',
  freeNoises: (n) => (n === 1 ? 'num ruído em qualquer setor' : `em ${n} ruídos em qualquer setor`),
}
