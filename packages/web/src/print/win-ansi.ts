/** The characters of the codes 0x80 to 0x9F; a code that stands for nothing is a space here. */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code
  const special = SPECIAL.indexOf(character)
  return special < 0 ? undefined : 0x80 + special
}

/** Characters that look the same in the code, or nearly so. */
const ALIKE: { readonly [character: string]: string } = { '\u202f': ' ', '−': '-' }

/** The nearest character that the standard fonts have: without its accent, or a question mark. */
function nearest(character: string): number {
  const plain = ALIKE[character] ?? character.normalize('NFD').slice(0, 1)
  return codeOf(plain) ?? 0x3f
}

/** The text in the codes of the standard fonts. */
export const winAnsi = (text: string): readonly number[] =>
  [...text.normalize('NFC')].map((character) => codeOf(character) ?? nearest(character))

/** True if the standard fonts have every character of the text. */
export const isWinAnsi = (text: string): boolean =>
  [...text.normalize('NFC')].every((character) => codeOf(ALIKE[character] ?? character) !== undefined)
