import { skeleton } from './skeleton.ts'

/** Puts stars over the words a host does not want to read. */
export type WordFilter = (text: string) => string

/** A letter as it is compared: without case and accents, and the usual figures read as the letters they stand for. */
const FIGURES: { readonly [figure: string]: string } = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
const plain = (letter: string): string => {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  // A letter of another alphabet that looks the same is read as the same.
  return skeleton(FIGURES[bare] ?? bare)
}
const plainWord = (word: string): string => Array.from(word, plain).join('')

/** Words: letters, figures, and the signs that stand for letters. */
const WORDS = /[\p{L}\p{N}\p{M}@$]+/gu

/**
 * A filter from its words: in any case, with or without accents. `word*` stands for every word that begins so. Signs
 * around a word do not matter; a word inside another one is left alone.
 */
export function wordFilter(words: readonly string[]): WordFilter {
  const entries = words.map((word) => word.trim()).filter((word) => plainWord(word.replace(/\*$/, '')) !== '')
  const whole = new Set(entries.filter((word) => !word.endsWith('*')).map(plainWord))
  const beginnings = entries.filter((word) => word.endsWith('*')).map((word) => plainWord(word.slice(0, -1)))
  if (entries.length === 0) return (text) => text
  const unwanted = (word: string): boolean => {
    const bare = plainWord(word)
    return whole.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning))
  }
  return (text) => text.replace(WORDS, (word) => (unwanted(word) ? '*'.repeat(Array.from(word).length) : word))
}
