import { type DocumentKind, isRefusal, type Refusal, refuse, type SettingDraft } from '@selva/core'
import type { PublishedGame } from '@selva/protocol/games'
import { type Contest, type LabGame, referenceRate } from './contest.ts'
import type { RateCode } from './findings.ts'
import * as games from './games.ts'
import type { Rate } from './rate.ts'
import type { Tally } from './tally.ts'
import { type BalanceVerdict, verdictOf } from './verdict.ts'

const GAMES: { readonly [G in PublishedGame]: LabGame } = games

const isGame = (id: string): id is PublishedGame => Object.hasOwn(GAMES, id)

export const labGames: readonly (readonly [string, LabGame])[] = Object.entries(GAMES)

/** The contest of a table with these options, or why there is no such table. */
export const contestFor = (game: string, draft: unknown): Contest | Refusal =>
  isGame(game) ? GAMES[game].contest(draft) : refuse('game', game)

/** The verdict on games that were played at a table with these options. */
export function verdictFor(game: string, draft: unknown, tally: Tally): BalanceVerdict | Refusal {
  const contest = contestFor(game, draft)
  if (isRefusal(contest)) return contest
  return isGame(game) ? verdictOf(GAMES[game], contest, tally) : refuse('game', game)
}

/** The stored rate of the well-known table that a contest is compared with. */
export const referenceFor = (game: string, { referenceKey }: Contest, code: RateCode): Rate | undefined =>
  isGame(game) ? referenceRate(GAMES[game].reference, referenceKey, code) : undefined

/** The tables at which bots judge a document of a game, from few players to many, or why there are none. */
export const judgedTablesFor = (game: string, kind: DocumentKind, text: string): readonly SettingDraft[] | Refusal =>
  isGame(game) ? GAMES[game].judgedTables(kind, text) : refuse('game', game)

export const rulesVersionOf = (game: string): number => (isGame(game) ? GAMES[game].rulesVersion : 0)
