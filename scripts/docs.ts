// npm run docs: writes the parts of the documents that are made from the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from '../packages/server/src/settings.ts'
import { root } from './paths.mjs'

/** A part of a document between `<!-- name: … -->` and `<!-- /name -->`, and where its text comes from. */
type MadePart = { readonly file: string; readonly part: string; readonly text: () => string }

export const MADE_PARTS: readonly MadePart[] = [{ file: 'docs/operating.md', part: 'settings', text: settingsTable }]

export const documentAt = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The document with this part as it should be now. */
export function brought({ file, part, text }: MadePart, document: string): string {
  const place = new RegExp(`(?<=<!-- ${part}: [^\n]*-->\n)[^]*?(?=<!-- /${part} -->)`)
  if (!place.test(document)) throw new Error(`${file} has no place for "${part}"`)
  return document.replace(place, () => `${text()}\n`)
}

if (import.meta.main) {
  for (const made of MADE_PARTS) writeFileSync(join(root, made.file), brought(made, documentAt(made.file)))
}
