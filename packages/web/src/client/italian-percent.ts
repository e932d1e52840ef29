// cspell:ignore dello
/** A percentage with the article that it needs: “del 62%”, “dell’8%”, “dello 0%”. */
const withArticle = (preposition: 'de' | 'da' | 'a', figure: string): string => {
  const [, digits = ''] = /^(\d+)/.exec(figure) ?? []
  if (digits === '0') return `${preposition}llo ${figure}`
  return digits.startsWith('8') || digits === '1' || digits === '11'
    ? `${preposition}ll’${figure}`
    : `${preposition}l ${figure}`
}
export const del = (figure: string): string => withArticle('de', figure)
export const dal = (figure: string): string => withArticle('da', figure)
export const al = (figure: string): string => withArticle('a', figure)
