import { isRefusal, type SettingDraft } from '@selva/core'
import type { LabGame, Reference } from './contest.ts'
import { playGame } from './play.ts'
import { growingTally } from './tally.ts'

/** The seed of the stored games. */
const SEED = 'reference'
/** The first games of a table, whose choices are stored. */
const FIRST_GAMES = 3

type StoredTable = Reference['tables'][string] & { readonly key: string }

const rounded = (share: number): number => Number(share.toFixed(4))

/** The choices made in the first games of a stored table, counted again. */
export function firstChoices({ contest }: LabGame, draft: SettingDraft): number | undefined {
  const made = contest(draft)
  if (isRefusal(made)) return undefined
  const tally = growingTally()
  for (let n = 1; n <= FIRST_GAMES; n++) playGame(made, SEED, n, tally)
  return tally.tally().choices
}

/** Plays a table to be stored; `undefined` if there is no such table. */
export function referenceTable(game: LabGame, draft: SettingDraft, games: number): StoredTable | undefined {
  const made = game.contest(draft)
  const choices = firstChoices(game, draft)
  if (isRefusal(made) || choices === undefined) return undefined
  const tally = growingTally()
  for (let n = 1; n <= games; n++) playGame(made, SEED, n, tally)
  const rates = made
    .findings(tally.tally())
    .rates.map(({ code, rate }) => [code, [rounded(rate.share), rounded(rate.low), rounded(rate.high)]])
  return { key: made.referenceKey, games, choices, rates: Object.fromEntries(rates) }
}
