import { MAX_TITLE } from './document-lines.ts'
import type { DocumentKind } from './game.ts'
import { lineFrom } from './line-from.ts'

/** The longest name of an author that a file may hold, in characters. */
const MAX_AUTHOR = 80

/** The author of a document; null for a former player. */
type Author = string | null

/** A zone or scenario of a person that a table plays, for people to read: no rule looks at it. */
export type PlayedDocument = {
  readonly kind: DocumentKind
  /** As it was when the table was opened. */
  readonly title: string
  /** Missing for a draft that only the host has. */
  readonly author?: Author
  /** The host has changed rules of this scenario. */
  readonly changed?: boolean
  /** The document of a person that it was forked from. */
  readonly parent?: { readonly title: string; readonly author: Author }
}

type Fields = { readonly [name: string]: unknown }
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const isLine = (value: unknown, longest: number): value is string => typeof lineFrom(value, '', longest) === 'string'
const isAuthor = (value: unknown): value is Author => value === null || isLine(value, MAX_AUTHOR)

function isPlayedDocument(value: unknown): value is PlayedDocument {
  const { kind, title, author, changed, parent } = fieldsIn(value)
  const credit = fieldsIn(parent)
  return (
    (kind === 'zone' || kind === 'scenario') &&
    isLine(title, MAX_TITLE) &&
    (author === undefined || isAuthor(author)) &&
    (changed === undefined || typeof changed === 'boolean') &&
    (parent === undefined || (isLine(credit['title'], MAX_TITLE) && isAuthor(credit['author'])))
  )
}

/** True if this is a list of documents as a game file holds it: one of each kind at most. */
export const arePlayedDocuments = (value: unknown): value is readonly PlayedDocument[] =>
  Array.isArray(value) && value.length <= 2 && value.every(isPlayedDocument)
