import type { ComponentType } from 'preact'
import { isApiError } from '../client/api.ts'
import { allGames } from '../client/games.ts'
import { documentsApi } from '../documents/api.ts'
import { OFFICIAL } from '../documents/shown.ts'
import { PlainPage } from '../pages/PlainPage.tsx'
import type { PrintedKind } from './printing.ts'
import { loadPrintPageWords } from './words.ts'

const Unknown = () => <PlainPage kind="unknownAddress" />

/** The name of an official document, or the text of another; `undefined` if its reader may not see it. */
async function sourceOf(id: string): Promise<string | undefined> {
  if (id.startsWith(OFFICIAL)) return id.slice(OFFICIAL.length)
  const answer = await documentsApi.read(id)
  return isApiError(answer) ? undefined : answer.text
}

/** The page that prints a document. */
export async function loadPrint(kind: PrintedKind, id: string): Promise<ComponentType> {
  const [games] = await Promise.all([Promise.all(allGames().map((game) => game.print?.())), loadPrintPageWords()])
  const source = await sourceOf(id)
  const pages = games.map((printing) => (source === undefined ? undefined : printing?.[kind]?.(source)))
  return pages.find((page) => page !== undefined) ?? Unknown
}
