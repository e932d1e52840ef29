import type { LearnWords } from './en.ts'

export const it: LearnWords = {
  lesson: {
    region: 'Guida',
    next: 'Avanti',
    step: (n, all) => `${n} di ${all}`,
    strayed: 'Per ora segui la guida. Va fatto ciò che è segnato.',
    watching: 'Giocano gli altri …',
    skip: 'Lascia la lezione',
    chapter: (title) => `Poi: ${title}`,
    again: 'Dall’inizio',
    done: 'La lezione è finita',
    play: 'Ai giochi',
    book: 'Regolamento',
  },
  explain: { more: 'Di più nelle regole', close: 'Chiudi', all: 'Che cosa significa tutto a questo tavolo' },
  book: {
    title: (game) => `Regole di ${game}`,
    contents: 'Indice',
    search: 'Cerca nelle regole',
    hits: (n, word) =>
      n === 0 ? `Niente per «${word}».` : n === 1 ? `1 punto per «${word}».` : `${n} punti per «${word}».`,
    print: 'Stampa',
    top: 'All’indice',
    permalink: (id) => `Collegamento a ${id}`,
  },
}
