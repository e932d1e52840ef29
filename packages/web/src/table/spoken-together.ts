/** Sentences one after another, each with its full stop; a card's own mark at the end of one is that already. */
export const spokenTogether = (sentences: readonly string[]): string =>
  sentences.map((text) => (/[.!?…”]$/.test(text) ? text : `${text}.`)).join(' ')
