import type { ComponentType } from 'preact'

/** Kinds of documents that can be printed. */
export type PrintedKind = 'zone' | 'scenario'

/**
 * The pages on which a game prints its documents: from the text of a document, or from the name that the game gives to
 * one of its own. `undefined` if it is none of its documents.
 */
export type Printing = { readonly [K in PrintedKind]?: (source: string) => ComponentType | undefined }
