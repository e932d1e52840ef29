import type { LearnWords } from './en.ts'

export const it: LearnWords = {
  lesson: {
    region: 'Guida',
    next: 'Avanti',
    step: (n, all) => `Passo ${n} di ${all}`,
    strayed: 'Per ora segui la guida: usa ciò che è evidenziato.',
    watching: 'Giocano gli altri…',
    skip: 'Esci dalla lezione',
    chapter: (title) => `Prossima lezione: ${title}`,
    again: 'Ricomincia',
    done: 'Lezione completata',
    book: 'Regolamento',
  },
  explain: { more: 'Leggi di più nelle regole', close: 'Chiudi', all: 'Legenda' },
  book: {
    title: (game) => `Regole di ${game}`,
    contents: 'Indice',
    search: 'Cerca nelle regole',
    hits: (n, word) =>
      n === 0
        ? `Nessun risultato per «${word}».`
        : n === 1
          ? `1 risultato per «${word}».`
          : `${n} risultati per «${word}».`,
    print: 'Stampa',
    top: 'Torna all’indice',
    permalink: (id) => `Link a ${id}`,
  },
}
