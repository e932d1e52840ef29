import type { DocumentInfo, NewTable } from '@selva/protocol'
import { type DeviceDraft, draftsOnDevice } from '../drafts-on-device.ts'
import { namedGame } from '../scenario/named-game.ts'

/** A scenario that a host has picked for a table, with its whole text: the table takes a copy of its rules. */
export type ChosenScenario = Pick<DocumentInfo, 'id' | 'version' | 'title' | 'description' | 'players'> & {
  readonly text: string
  /** Missing for a draft of this device, which has no id either. */
  readonly author?: string | null
  readonly parent?: DocumentInfo['parent']
}

/** A scenario of the server; `undefined` without its text. */
export function chosenFrom(info: DocumentInfo): ChosenScenario | undefined {
  const { id, version, title, description, players, text, author, parent } = info
  if (text === undefined) return undefined
  return { id, version, title, description, players, text, author, ...(parent === undefined ? {} : { parent }) }
}

/** A draft of this device. Its game reads the description and the players from its text. */
export const chosenDraft = (
  { title, text }: Pick<DeviceDraft, 'title' | 'text'>,
  read: Pick<ChosenScenario, 'description' | 'players'>,
): ChosenScenario => ({ id: '', version: 0, title, text, ...read })

/** The drafts of one game on this device, the newest first. */
export const draftsFor = (game: string) => draftsOnDevice('scenario').filter(({ text }) => namedGame(text) === game)

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if this is a scenario that was picked before the page was loaded again. */
export function isChosenScenario(value: unknown): value is ChosenScenario {
  if (!isObject(value)) return false
  const { id, version, title, description, players, text } = value
  const words = [id, title, description, text].every((one) => typeof one === 'string')
  return words && typeof version === 'number' && (players === 'unknown' || Array.isArray(players))
}

/** The scenario as a new table names it. */
export const namedScenario = (
  { id, version, title }: ChosenScenario,
  changed: boolean,
): NonNullable<NewTable['documents']> => {
  if (id !== '') return [{ id, version }]
  return title === '' ? [] : [{ kind: 'scenario', title, changed }]
}
