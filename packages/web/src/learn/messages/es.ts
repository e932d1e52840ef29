import type { LearnWords } from './en.ts'

export const es: LearnWords = {
  lesson: {
    region: 'Guía',
    next: 'Seguir',
    step: (n, all) => `${n} de ${all}`,
    strayed: 'De momento sigue la guía. Toca hacer lo que está marcado.',
    watching: 'Juegan los demás …',
    skip: 'Dejar la lección',
    chapter: (title) => `Después: ${title}`,
    again: 'Desde el principio',
    done: 'Esa era la lección',
    play: 'A los juegos',
    book: 'Reglamento',
  },
  explain: { more: 'Más en las reglas', close: 'Cerrar', all: 'Qué significa todo en esta mesa' },
  book: {
    title: (game) => `Reglas de ${game}`,
    contents: 'Índice',
    search: 'Buscar en las reglas',
    hits: (n, word) =>
      n === 0 ? `Nada para «${word}».` : n === 1 ? `1 lugar para «${word}».` : `${n} lugares para «${word}».`,
    print: 'Imprimir',
    top: 'Al índice',
    permalink: (id) => `Enlace a ${id}`,
  },
}
