import type { LogWords } from './en.ts'

export const es: LogWords = {
  next: (first, second) => {
    if (first.includes(':')) return `${first}; luego ${second}`
    return first.includes(' y ') ? `${first}, y luego ${second}` : `${first} y luego ${second}`
  },
  steps: 'Mostrar los pasos',
  fresh: (n) => (n === 1 ? 'Mostrar 1 línea nueva' : `Mostrar ${n} líneas nuevas`),
  only: 'Solo lo ves tú',
  nothing: 'Aún no ha pasado nada.',
  openLog: 'Abrir el registro',
}
