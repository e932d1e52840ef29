import type { FigureWords } from './en.ts'

export const es: FigureWords = {
  kills: 'Eliminaciones',
  deaths: (n) =>
    n === 0 ? 'nunca te han eliminado' : n === 1 ? 'te han eliminado una vez' : `te han eliminado ${n} veces`,
  infections: 'Infecciones',
  turns: (n) => (n === 1 ? 'en un turno' : `en ${n} turnos`),
  lies: 'Mentiras',
  claims: (n) => (n === 1 ? 'en una afirmación' : `en ${n} afirmaciones`),
}
