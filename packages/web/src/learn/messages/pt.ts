import type { LearnWords } from './en.ts'

export const pt: LearnWords = {
  lesson: {
    region: 'Guia',
    next: 'Continuar',
    step: (n, all) => `${n} de ${all}`,
    strayed: 'Por agora segue o guia. É para fazer o que está assinalado.',
    watching: 'Os outros jogam …',
    skip: 'Sair da lição',
    chapter: (title) => `A seguir: ${title}`,
    again: 'Do princípio',
    done: 'A lição acabou',
    play: 'Para os jogos',
    book: 'Livro de regras',
  },
  explain: { more: 'Mais nas regras', close: 'Fechar', all: 'O que tudo significa nesta mesa' },
  book: {
    title: (game) => `Regras de ${game}`,
    contents: 'Índice',
    search: 'Procurar nas regras',
    hits: (n, word) =>
      n === 0 ? `Nada para «${word}».` : n === 1 ? `1 sítio para «${word}».` : `${n} sítios para «${word}».`,
    print: 'Imprimir',
    top: 'Ao índice',
    permalink: (id) => `Ligação para ${id}`,
  },
}
