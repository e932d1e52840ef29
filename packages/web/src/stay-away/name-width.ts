/** About how wide letters of the display face are in ems, at the weight of a card's name. A little too wide is right. */
const NARROW = 0.36
const WIDE = 0.85
const ORDINARY = 0.6

const NARROW_LETTERS = new Set('f i j l r t ! ¡ , . ’ -'.split(' '))
const WIDE_LETTERS = new Set('m w M W'.split(' '))

const letterWidth = (letter: string): number =>
  NARROW_LETTERS.has(letter) ? NARROW : WIDE_LETTERS.has(letter) ? WIDE : ORDINARY

/** The width of the widest part of a name that must stay on one line, in ems: a line breaks at spaces and after hyphens. */
export const nameWidth = (name: string): number =>
  Math.max(
    ...name.split(/ |(?<=-)/).map((word) => Array.from(word, letterWidth).reduce((sum, width) => sum + width, 0)),
  )
