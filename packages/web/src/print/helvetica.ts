import type { Face } from './printout.ts'

const widths = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number)

/** The widths of the characters from space to tilde, in thousandths of the size: those of the standard fonts of PDF. */
const ASCII: { readonly [F in Face]: readonly number[] } = {
  plain: widths(`
    278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556
    278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667
    611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833
    556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`),
  strong: widths(`
    278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556
    333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667
    611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889
    611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`),
}

/** Other characters of our texts that are no letters with an accent. */
const OTHERS: { readonly [F in Face]: { readonly [character: string]: number } } = {
  plain: { '‘': 222, '’': 222, '“': 333, '”': 333, '–': 556, '—': 1000, '…': 1000, '•': 350, '·': 278, '¡': 333 },
  strong: { '‘': 278, '’': 278, '“': 500, '”': 500, '–': 556, '—': 1000, '…': 1000, '•': 350, '·': 278, '¡': 333 },
}
/** For the few characters that no table has. */
const USUAL = 600

function widthOf(character: string, face: Face): number {
  const other = OTHERS[face][character]
  if (other !== undefined) return other
  // A letter with an accent is as wide as the letter.
  const code = character.normalize('NFD').charCodeAt(0) - 32
  return ASCII[face][code] ?? USUAL
}

/** How wide a text is at this size. */
export const textWidth = (text: string, size: number, face: Face): number =>
  ([...text].reduce((sum, character) => sum + widthOf(character, face), 0) * size) / 1000

/** The largest size up to `most` at which the text is at most this wide. */
export const fittingSize = (text: string, width: number, most: number, face: Face): number =>
  Math.min(most, width / textWidth(text, 1, face))

/** A text as lines of at most this width, broken between words; a word that is longer stands alone. */
export function wrapped(text: string, width: number, size: number, face: Face): readonly string[] {
  const out: string[] = []
  for (const word of text.split(' ')) {
    const last = out.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size, face) <= width) out[out.length - 1] = longer
    else out.push(word)
  }
  return out
}
