import type { Edition } from '@selva/escape'

/** VOC-3: English print says “pod” in the Ultimate edition. The other languages have one word for both. */
const withPods = (text: string): string =>
  text.replace(
    /\bhatch(es)?\b/gi,
    (word, many = '') => `${word.startsWith('H') ? 'P' : 'p'}od${many === '' ? '' : 's'}`,
  )

function reworded(words: unknown): unknown {
  if (typeof words === 'string') return withPods(words)
  if (typeof words === 'function') return (...values: readonly unknown[]) => reworded(words(...values))
  if (Array.isArray(words)) return words.map(reworded)
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, reworded(value)]))
  return words
}

/** A catalogue, or a part of one, in the words of this edition. */
export function inEdition<Words>(words: Words, edition: Edition): Words {
  return edition === 'ultimate' ? (reworded(words) as Words) : words // every text stays in its place
}
