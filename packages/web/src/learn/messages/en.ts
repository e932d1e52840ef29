/** Learning a game: the guided first game and the rulebook. English is the source: the other catalogues have its type. */
export const en = {
  lesson: {
    region: 'Guide',
    next: 'Go on',
    step: (n: number, all: number) => `${n} of ${all}`,
    strayed: 'Stay with the guide for now. The marked thing is the one to do.',
    watching: 'The others are playing …',
    skip: 'Leave the lesson',
    chapter: (title: string) => `Next: ${title}`,
    again: 'From the beginning',
    done: 'That was the lesson',
    play: 'To the games',
    book: 'Rulebook',
  },
  explain: { more: 'Read more in the rules', close: 'Close', all: 'What everything means at this table' },
  book: {
    title: (game: string) => `Rules of ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    hits: (n: number, word: string) =>
      n === 0 ? `Nothing found for “${word}”.` : n === 1 ? `1 place for “${word}”.` : `${n} places for “${word}”.`,
    print: 'Print',
    top: 'To the contents',
    permalink: (id: string) => `Link to ${id}`,
  },
}

export type LearnWords = typeof en
