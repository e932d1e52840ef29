import type { PlayedDocument } from '@selva/core'
import { messages } from '../client/language.ts'

/** The title of the scenario that a table plays, if a person wrote it. */
export const scenarioTitle = (documents: readonly PlayedDocument[] = []): string | undefined =>
  documents.find(({ kind }) => kind === 'scenario')?.title

/** A zone or scenario with its author, in a few words. */
export function creditText({ kind, title, author, changed = false }: PlayedDocument): string {
  const m = messages().played
  const credit = m[kind](title, author === null ? m.former : author)
  return changed ? m.changed(credit) : credit
}

/** The document that this one was forked from; empty if it was forked from none. */
export function forkText({ parent }: PlayedDocument): string {
  const m = messages().played
  return parent === undefined ? '' : m.fork(parent.title, parent.author ?? m.former)
}
