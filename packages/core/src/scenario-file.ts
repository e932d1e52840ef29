import { hasMarkup, MAX_DESCRIPTION, MAX_TITLE } from './document-lines.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A refusal of a file that says where in it the mistake is: `codes[2]`, `decks.items.spotlight`. */
export type FileRefusal = Refusal & { readonly at: string }

export const refuseAt = (at: string, refused: string, about: unknown = ''): FileRefusal => ({
  ...refuse(refused, about),
  at,
})

/** How many players a document suits, the least and the most; advice only. */
type Suits = readonly [number, number] | 'unknown'

/** The part of a scenario that every game's scenario has. */
export type ScenarioHeader = {
  readonly title: string
  readonly description: string
  readonly players: Suits
}

/** The version of the format, which every file names. */
const FORMAT = 1

/** No scenario of any game is as long as this. */
const MAX_SCENARIO_TEXT = 20_000

/** A file as it was read, before its entries are checked. */
export type Entries = { readonly [name: string]: unknown }

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lines are broken and characters reordered by these, whatever shows the text. */
const DISTURBING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** One line of plain text, or why it is none. */
export function lineFrom(value: unknown, at: string, longest: number): string | FileRefusal {
  if (typeof value !== 'string') return refuseAt(at, 'fileText')
  if ([...value].length > longest) return refuseAt(at, 'fileTextLong', longest)
  if (DISTURBING.test(value)) return refuseAt(at, 'fileCharacters')
  return hasMarkup(value) ? refuseAt(at, 'fileMarkup') : value.trim()
}

function suitsFrom(value: unknown, [least, most]: readonly [number, number]): Suits | FileRefusal {
  if (value === 'unknown') return value
  const [from, to, ...more]: readonly unknown[] = Array.isArray(value) ? value : []
  const isSeats = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= least && Number(n) <= most
  if (!isSeats(from) || !isSeats(to) || from > to || more.length > 0)
    return refuseAt('players', 'filePlayers', `${least}–${most}`)
  return [from, to]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The parts of a file that a game's own reader works on. */
type FileKind = {
  readonly game: string
  /** The numbers of players that the game has. */
  readonly seats: readonly [number, number]
  /** The names of the entries that only this game has. */
  readonly entries: readonly string[]
}

const HEADER = ['scenario', 'game', 'title', 'description', 'players']

/** The header of a scenario file and its other entries, still unchecked; or the first mistake in it. */
export function scenarioFileFrom(
  text: string,
  { game, seats, entries }: FileKind,
): { readonly header: ScenarioHeader; readonly entries: Entries } | FileRefusal {
  if (text.length > MAX_SCENARIO_TEXT) return refuseAt('', 'fileLong', MAX_SCENARIO_TEXT)
  const file = parsed(text)
  if (!isEntries(file)) return refuseAt('', 'fileJson')
  if (file['scenario'] !== FORMAT) return refuseAt('scenario', 'fileVersion', file['scenario'])
  if (file['game'] !== game) return refuseAt('game', 'fileGame', file['game'])
  const stranger = Object.keys(file).find((name) => !HEADER.includes(name) && !entries.includes(name))
  if (stranger !== undefined) return refuseAt(stranger.slice(0, MAX_TITLE), 'fileEntry')
  const title = lineFrom(file['title'] ?? '', 'title', MAX_TITLE)
  if (typeof title !== 'string') return title
  const description = lineFrom(file['description'] ?? '', 'description', MAX_DESCRIPTION)
  if (typeof description !== 'string') return description
  const players = suitsFrom(file['players'] ?? 'unknown', seats)
  return 'refused' in Object(players)
    ? (players as FileRefusal)
    : { header: { title, description, players: players as Suits }, entries: file }
}

/** The text of a scenario: its entries in one order, each on a line that people can read and change. */
export function scenarioTextOf(
  game: string,
  { title, description, players }: ScenarioHeader,
  entries: Entries,
): string {
  const all = Object.entries({ scenario: FORMAT, game, title, description, players, ...entries })
  return `{\n${all.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`
}
