/** The longest title and description of a document, in characters. They are of their own: a table needs no more of it. */
export const MAX_TITLE = 40
export const MAX_DESCRIPTION = 400

/** The beginning of an element, a comment or an end of one: no name of a document needs it. */
const MARKUP = /<[a-z/!?]/i
export const hasMarkup = (text: string): boolean => MARKUP.test(text)
