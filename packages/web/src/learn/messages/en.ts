/** Learning a game: the guided first game and the rulebook. English is the source: the other catalogues have its type. */
export const en = {
  lesson: {
    region: 'Guide',
    next: 'Next',
    step: (n: number, all: number) => `Step ${n} of ${all}`,
    strayed: 'Follow the guide for now: use what’s highlighted.',
    watching: 'The others are playing…',
    skip: 'Leave the lesson',
    chapter: (title: string) => `Next: ${title}`,
    again: 'Start over',
    done: 'Lesson complete',
    book: 'Rulebook',
  },
  explain: { more: 'Read more in the rules', close: 'Close', all: 'Legend' },
  book: {
    title: (game: string) => `Rules of ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    hits: (n: number, word: string) =>
      n === 0 ? `Nothing found for “${word}”.` : n === 1 ? `1 result for “${word}”.` : `${n} results for “${word}”.`,
    print: 'Print',
    top: 'Back to contents',
    permalink: (id: string) => `Link to ${id}`,
  },
}

export type LearnWords = typeof en
