/** About how wide letters of the display face are in ems, at the weight of a card's name. A little too wide is right. */
const NARROW = 0.36
const WIDE = 0.85
const ORDINARY = 0.6

const letterWidth = (letter: string): number =>
  /[fijlrt!¡,.’-]/.test(letter) ? NARROW : /[mw]/i.test(letter) ? WIDE : ORDINARY

/** The width of the widest part of a name that must stay on one line, in ems: a line breaks at spaces and after hyphens. */
export const nameWidth = (name: string): number =>
  Math.max(
    ...name.split(/ |(?<=-)/).map((word) => Array.from(word, letterWidth).reduce((sum, width) => sum + width, 0)),
  )
