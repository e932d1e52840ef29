import type { FigureWords } from './en.ts'

export const es: FigureWords = {
  zone: 'Zona favorita',
  escapes: 'Huidas',
  deaths: (n) => (n === 1 ? 'te han matado una vez' : `te han matado ${n} veces`),
  kills: 'Muertes causadas',
  attacks: (n) => (n === 1 ? 'en un ataque' : `en ${n} ataques`),
  lies: 'Mentiras',
  freeNoises: (n) => (n === 1 ? 'en un ruido en cualquier sector' : `en ${n} ruidos en cualquier sector`),
}
