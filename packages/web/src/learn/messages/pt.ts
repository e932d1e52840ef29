import type { LearnWords } from './en.ts'

export const pt: LearnWords = {
  lesson: {
    region: 'Guia',
    next: 'Seguinte',
    step: (n, all) => `Passo ${n} de ${all}`,
    strayed: 'Por agora segue o guia: usa o que está realçado.',
    watching: 'Os outros estão a jogar…',
    skip: 'Sair da lição',
    chapter: (title) => `A seguir: ${title}`,
    again: 'Recomeçar',
    done: 'Lição concluída',
    book: 'Livro de regras',
  },
  explain: { more: 'Ler mais nas regras', close: 'Fechar', all: 'Legenda' },
  book: {
    title: (game) => `Regras de ${game}`,
    contents: 'Índice',
    search: 'Procurar nas regras',
    hits: (n, word) =>
      n === 0
        ? `Nenhum resultado para «${word}».`
        : n === 1
          ? `1 resultado para «${word}».`
          : `${n} resultados para «${word}».`,
    print: 'Imprimir',
    top: 'Voltar ao índice',
    permalink: (id) => `Link para ${id}`,
  },
}
