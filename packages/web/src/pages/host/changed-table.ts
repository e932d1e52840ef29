import { messages } from '../../client/language.ts'
import { lobbyWords } from '../../lobby/words.ts'

/** The open table whose rules the host changes, from the address of the page; empty where a new table is opened. */
export const changedTable = (): string => /^#table=([\w-]+)$/.exec(location.hash)?.[1] ?? ''

/** The title of the page, and the text of its button. */
export function hostTexts(): { readonly title: string; readonly open: string } {
  const { title, open } = messages().host
  const { changeRules } = lobbyWords()
  return changedTable() === '' ? { title, open } : { title: changeRules, open: changeRules }
}
