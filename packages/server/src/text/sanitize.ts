/** The longest thing anybody can say at once. */
export const MAX_MESSAGE_LENGTH = 240
/** More marks than this on one letter are no language but a smear over the lines above. */
const SMEAR = /(\p{M}{3})\p{M}+/gu
/** Anything that ends a line, and tabs. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** A pictograph with what may follow it: a skin tone, and the sign that it is to be drawn in colour. */
const PICTURED = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?`
/** Letters and signs that look otherwise before a joiner: cursive scripts, and the signs that end an Indic syllable. */
const JOINING = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`
/**
 * Characters that nobody sees, but where they change what is seen: the joiner between pictographs or where a script
 * needs it, and the two variation selectors after a pictograph or in a keycap.
 */
const UNSEEN = new RegExp(
  [
    String.raw`(?!\u200d|[\ufe0e\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800\u{16FE4}\u{1D159}]`,
    String.raw`(?<!${PICTURED}|${JOINING})\u200d|\u200d(?![\p{L}\p{Extended_Pictographic}])`,
    String.raw`(?<!\p{Extended_Pictographic}|[0-9#*](?=\ufe0f\u20e3))[\ufe0e\ufe0f]`,
  ].join('|'),
  'gu',
)

/** Takes out what may not be shown. The characters around a gap may then follow other rules than before. */
const cleaned = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(SMEAR, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    // A mark at the beginning would sit on the character before the text.
    .replace(/^\p{M}+/u, '')
    .trim()

/** Typed text as it may be shown: one line of visible characters that cannot disturb any other. */
export function sanitized(typed: string): string {
  let text = typed
  let clean = cleaned(text)
  while (clean !== text) [text, clean] = [clean, cleaned(clean)]
  return clean
}
