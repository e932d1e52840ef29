import { type FileRefusal, isRefusal, refuseAt, type ScenarioHeader } from '@selva/core'
import { type ApiError, isApiError } from '../../client/api.ts'
import { allGames, gameOf } from '../../client/games.ts'
import { documentsApi } from '../api.ts'
import { type OpenedDocument, openDocument, openedText } from '../saving/open-document.ts'
import { OFFICIAL } from '../shown.ts'
import { namedGame } from './named-game.ts'
import type { ScenarioGame } from './scenario-game.ts'

/** A scenario with the game that plays it. */
type FoundScenario = {
  readonly game: ScenarioGame
  readonly draft: ScenarioHeader
  readonly document: OpenedDocument
}

/** The game that a file names, if it is one of ours and has scenarios. */
async function gameNamedIn(text: string): Promise<ScenarioGame | undefined> {
  const named = namedGame(text)
  return named === undefined ? undefined : await gameOf(named)?.scenarios?.()
}

/** Every game that has scenarios, in the order of the home page. */
export async function scenarioGames(): Promise<readonly ScenarioGame[]> {
  const parts = allGames().flatMap(({ scenarios }) => (scenarios === undefined ? [] : [scenarios()]))
  return await Promise.all(parts)
}

async function officialOf(id: string): Promise<FoundScenario | undefined> {
  for (const game of await scenarioGames()) {
    const official = game.officials().find((one) => one.id === id)
    if (official === undefined) continue
    // A fork gets a name of its own.
    const draft = { ...official.draft, title: '' }
    return { game, draft, document: openedText(id, game.write(draft), { id, version: 1 }) }
  }
  return undefined
}

const UNKNOWN: ApiError = { refused: 'unknownDocument', about: '' }

/** Opens a scenario by the id in its address: one of a game's own to be forked, a draft of this device, or one of the server. */
export async function openScenario(id: string): Promise<FoundScenario | ApiError> {
  if (id.startsWith(OFFICIAL)) return (await officialOf(id)) ?? UNKNOWN
  const document = await openDocument('scenario', id, documentsApi)
  if (isApiError(document)) return document
  const game = await gameNamedIn(document.text)
  const draft = game?.read(document.text)
  if (game === undefined || draft === undefined || isRefusal(draft)) return UNKNOWN
  return { game, draft, document }
}

/** A file that is larger than this is not even read, in bytes. */
const MAX_BYTES = 64 * 1024

/** The scenario in a file that was chosen or pasted, with its game; or why there is none and where. */
export type ImportedScenario =
  | { readonly game: ScenarioGame; readonly draft: ScenarioHeader }
  | { readonly game: ScenarioGame; readonly refusal: FileRefusal }

/** Reads a pasted text. A text that names no game is read as the first game's, which says what is wrong with it. */
export async function scenarioInText(text: string): Promise<ImportedScenario> {
  const [first] = await scenarioGames()
  const game = (await gameNamedIn(text)) ?? first
  if (game === undefined) throw new Error('no game has scenarios')
  const draft = game.read(text.replace(/^\uFEFF/, ''))
  return isRefusal(draft) ? { game, refusal: draft } : { game, draft }
}

/** Reads a file that was chosen. Nothing of it leaves the browser. */
export async function scenarioInFile(file: File): Promise<ImportedScenario> {
  try {
    if (file.size <= MAX_BYTES) return await scenarioInText(await file.text())
  } catch {
    return await scenarioInText('')
  }
  const { game } = await scenarioInText('')
  return { game, refusal: refuseAt('', 'fileLong', MAX_BYTES) }
}
