import type { FigureWords } from './en.ts'

export const pt: FigureWords = {
  kills: 'Eliminações',
  deaths: (n) => (n === 0 ? 'nunca te eliminaram' : n === 1 ? 'eliminaram-te uma vez' : `eliminaram-te ${n} vezes`),
  infections: 'Infeções',
  turns: (n) => (n === 1 ? 'num turno' : `em ${n} turnos`),
  lies: 'Mentiras',
  claims: (n) => (n === 1 ? 'numa afirmação' : `em ${n} afirmações`),
}
