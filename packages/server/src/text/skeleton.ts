import unhomoglyph from 'unhomoglyph'

/** Characters without a glyph: ignored by every font, or drawn as a gap. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{1D159}]/gu

/** Characters by the look-alike that Unicode has chosen to stand for all of them. */
const looks = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

/**
 * The looks of a text, to compare and never to show: texts that readers could take for one another have the same
 * skeleton (Unicode Technical Standard 39, with capital letters taken for small ones).
 */
export const skeleton = (text: string): string => looks(looks(text.replace(UNSEEN, '')).toLowerCase())
