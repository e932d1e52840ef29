import { open, type Seat } from '@selva/core'
import type { Bot } from '../bot.ts'
import type { Contest } from './contest.ts'
import { playGame, tableChanceOf } from './play.ts'
import { growingTally } from './tally.ts'

/** Makes the bots of one of two players that are compared. */
export type Contender = (seat: Seat, table: object) => Bot

/** How a game went: the share of the seats of each dealt role that won. */
type Shares = { readonly [role: string]: number }

/** The same deal twice: once with a role played by A, and once by B; B plays all other seats in both. */
export type Pair = { readonly a: Shares; readonly b: Shares }

function sharesOf(contest: Contest, seed: string, n: number, bot: Contender): Shares {
  const tally = growingTally()
  playGame(contest, seed, n, tally, { bot })
  const { counts } = tally.tally()
  return Object.fromEntries(
    Object.entries(counts['dealt'] ?? {}).map(([role, of]) => [role, (counts['won']?.[role] ?? 0) / of]),
  )
}

/** Plays deal number `n` of a seed, once with B everywhere, and once for each of these roles with A in it. */
export function duel(
  contest: Contest,
  seed: string,
  n: number,
  contenders: { readonly a: Contender; readonly b: Contender },
  roles: readonly string[],
): ReadonlyMap<string, Pair> {
  const { state } = open(contest.game, contest.setting, tableChanceOf(seed, n))
  const b = sharesOf(contest, seed, n, contenders.b)
  return new Map(
    roles.map((role) => {
      const bot: Contender = (seat, table) =>
        (contest.dealt(state, seat) === role ? contenders.a : contenders.b)(seat, table)
      return [role, { a: sharesOf(contest, seed, n, bot), b }]
    }),
  )
}
