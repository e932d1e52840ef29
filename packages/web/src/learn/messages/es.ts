import type { LearnWords } from './en.ts'

export const es: LearnWords = {
  lesson: {
    region: 'Guía',
    next: 'Siguiente',
    step: (n, all) => `Paso ${n} de ${all}`,
    strayed: 'De momento, sigue la guía: usa lo que está resaltado.',
    watching: 'Juegan los demás…',
    skip: 'Salir de la lección',
    chapter: (title) => `Siguiente: ${title}`,
    again: 'Empezar de nuevo',
    done: 'Lección completada',
    book: 'Reglamento',
  },
  explain: { more: 'Leer más en las reglas', close: 'Cerrar', all: 'Leyenda' },
  book: {
    title: (game) => `Reglas de ${game}`,
    contents: 'Índice',
    search: 'Buscar en las reglas',
    hits: (n, word) =>
      n === 0
        ? `Sin resultados para «${word}».`
        : n === 1
          ? `1 resultado para «${word}».`
          : `${n} resultados para «${word}».`,
    print: 'Imprimir',
    top: 'Volver al índice',
    permalink: (id) => `Enlace a ${id}`,
  },
}
