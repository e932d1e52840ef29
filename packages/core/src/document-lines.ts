/** The longest title and description of a document, in characters. They are of their own: a table needs no more of it. */
export const MAX_TITLE = 40
export const MAX_DESCRIPTION = 400
