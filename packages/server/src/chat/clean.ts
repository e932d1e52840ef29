/** The longest thing anybody can say at once. */
export const LONGEST_WORDS = 240
/** More marks than this on one letter are no language but a smear over the lines above. */
const SMEAR = /(\p{M}{3})\p{M}+/gu
/** Anything that ends a line, and tabs. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/**
 * Control and format characters: overrides of the writing direction, invisible ones, private and unassigned ones, halves
 * of pairs. Kept are the joiner and the variation selectors (they are \p{M}) that emoji and some scripts need.
 */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/** What somebody typed as it may be shown: one line of visible characters that cannot disturb any other. */
export const cleaned = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(SMEAR, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^\u200d+|\u200d+$/g, '')
    .trim()
