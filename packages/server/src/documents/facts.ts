import { createHash } from 'node:crypto'
import { type DocumentFacts, type DocumentKind, isRefusal, type Refusal, refuse } from '@selva/core'
import type { Games } from '../games/games.ts'
import type { VersionRow } from '../store/rows/documents.ts'
import { searchWords } from '../text/search-words.ts'

/** The facts about a text that its game has read, or why it is no document of this kind. */
export function factsFrom(games: Games, game: string, kind: DocumentKind, text: string): DocumentFacts | Refusal {
  const known = Object.hasOwn(games, game) ? games[game]?.game : undefined
  if (known === undefined) return refuse('game', game)
  const read = known.documents[kind]
  if (read === undefined) return refuse('document', 'kind')
  const facts = read(text)
  return isRefusal(facts) ? refuse('document', `${facts.refused} ${facts.about}`.trim()) : facts
}

/** The row of a version with these facts. */
export const versionRow = ({ text, title, description, players, playable, presets }: DocumentFacts): VersionRow => ({
  hash: createHash('sha256').update(text).digest('base64url'),
  title,
  description,
  least: players === 'unknown' ? 0 : players[0],
  most: players === 'unknown' ? 0 : players[1],
  playable: playable ? 1 : 0,
  presets: ` ${presets.join(' ')} `,
  look: searchWords(`${title} ${description}`).join(' '),
  body: text,
})
