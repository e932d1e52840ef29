/** Prepositions with their article, whole and before a vowel. */
const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’' } as const

/** An Italian day with the word before it: “dal 7 nov 2026”, but “dall’8 nov 2026”. */
export const beforeDay = (word: keyof typeof ELIDED, day: string): string =>
  /^(8|11)\b/.test(day) ? ELIDED[word] + day : `${word} ${day}`
