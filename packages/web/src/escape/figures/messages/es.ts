import type { FigureWords } from './en.ts'

export const es: FigureWords = {
  zone: 'Zona favorita',
  escapes: 'Huidas',
  deaths: (n) =>
    n === 0 ? 'nunca te han eliminado' : n === 1 ? 'te han eliminado una vez' : `te han eliminado ${n} veces`,
  kills: 'Eliminaciones',
  attacks: (n) => (n === 1 ? 'en un ataque' : `en ${n} ataques`),
  lies: 'Mentiras',
  freeNoises: (n) => (n === 0 ? 'ninguna ocasión todavía' : n === 1 ? 'en una ocasión' : `en ${n} ocasiones`),
}
