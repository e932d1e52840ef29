// npm run docs: writes the parts of the documents that are made from the code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '@selva/server'
import { memoryStore, silentLog } from '@selva/server/testing'
import { tableOf, ultimateCodes } from '../packages/escape/test/rules-page.ts'
import { limitsTable } from '../packages/server/src/base/limits.ts'
import { openapiOf } from '../packages/server/src/docs/openapi.ts'
import { clientMessagesTable, listTable, serverMessagesTable } from '../packages/server/src/docs/protocol-page.ts'
import { settingsTable } from '../packages/server/src/program/settings.ts'
import { packageGraph, serverGraph } from './folders.ts'
import { mermaidOf } from './graph.ts'
import { endWithHelp } from './help.mjs'
import { root } from './paths.mjs'

/**
 * A part of a document between `<!-- name: … -->` and `<!-- /name -->`, and where its text comes from. A part without a
 * name is the whole file.
 */
type MadePart = { readonly file: string; readonly part: string; readonly text: () => string | Promise<string> }

/** The OpenAPI document of a server that nobody asks anything. */
async function openapi(): Promise<string> {
  const server = await startServer({ store: memoryStore(), log: silentLog, client: 'nowhere' })
  await server.close()
  return JSON.stringify(openapiOf(server.routes), undefined, 2)
}

export const MADE_PARTS: readonly MadePart[] = [
  { file: 'docs/operating.md', part: 'settings', text: settingsTable },
  { file: 'docs/operating.md', part: 'limits', text: limitsTable },
  { file: 'docs/protocol.md', part: 'sayings', text: clientMessagesTable },
  { file: 'docs/protocol.md', part: 'hearings', text: serverMessagesTable },
  { file: 'docs/protocol.md', part: 'list', text: listTable },
  { file: 'docs/rules/escape.md', part: 'ultimate', text: ultimateCodes },
  { file: 'docs/rules/escape.md', part: 'paragraphs', text: tableOf },
  { file: 'docs/openapi.json', part: '', text: openapi },
  { file: 'docs/architecture.md', part: 'packages', text: () => mermaidOf(packageGraph()) },
  { file: 'docs/architecture.md', part: 'server folders', text: () => mermaidOf(serverGraph()) },
]

export const documentAt = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

/** The document with this part as it should be now. */
export async function withPartUpdated({ file, part, text }: MadePart, document: string): Promise<string> {
  const made = `${await text()}\n`
  if (part === '') return made
  const place = new RegExp(`(?<=<!-- ${part}: [^\n]*-->\n)[^]*?(?=<!-- /${part} -->)`)
  if (!place.test(document)) throw new Error(`${file} has no place for "${part}"`)
  return document.replace(place, () => made)
}

/** Writes the parts that are made from the code, of one document or of all. */
async function writeParts(only?: string): Promise<void> {
  for (const made of MADE_PARTS)
    if (only === undefined || made.file === only)
      writeFileSync(join(root, made.file), await withPartUpdated(made, documentAt(made.file)))
}

if (import.meta.main) {
  endWithHelp(`npm run docs [-- FILE]

Writes the parts of the documents that are made from the code: settings, limits, messages and others.

  FILE   only this document, for example docs/operating.md`)
  await writeParts(process.argv[2])
}
