import {
  type AnyChoice,
  type AnyFact,
  type AnyState,
  type Chance,
  fastChance,
  type Seat,
  type Stream,
  seedOf,
} from '@selva/core'
import type { Bot } from '../bot.ts'
import { playGameToEnd } from '../playout.ts'
import type { Contest } from './contest.ts'
import { type GrowingTally, growingTally, type Tally } from './tally.ts'

/** A chance of its own for a text. Simulated games keep no secrets, so 32 bits of it will do. */
function chanceOf(text: string): Chance & Stream {
  const bytes = seedOf(text)
  return fastChance(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))
}

/** The table's chance in game number `n` of a seed. */
export const tableChanceOf = (seed: string, n: number): Chance => chanceOf(`${seed}/${n}/table`)

/** Looks on while a game is played; may throw to stop it. */
export type Onlooker = {
  /** Other players than the contest's own bots. */
  readonly bot?: (seat: Seat, table: object) => Bot
  readonly before?: (state: AnyState, seat: Seat) => void
  readonly after?: (state: AnyState, facts: readonly AnyFact[]) => void
  readonly chose?: (seat: Seat, choice: AnyChoice) => void
}

/** Plays game number `n` of a seed to its end, and adds it to the tally. The same number is always the same game. */
export function playGame(
  contest: Contest,
  seed: string,
  n: number,
  tally: GrowingTally,
  { bot = (seat, table) => contest.bot(seat, { table }), before, after, chose }: Onlooker = {},
): void {
  const { game, setting } = contest
  // Counted apart until the game is over: a game that breaks down leaves nothing behind.
  const own = growingTally()
  const watch = contest.watch(own.count)
  let choices = 0
  const decisions = new Map<Seat, number>()
  const state = playGameToEnd({
    game,
    setting,
    chance: tableChanceOf(seed, n),
    stream: chanceOf(`${seed}/${n}/minds`),
    bot(seat, table) {
      const made = bot(seat, table)
      decisions.set(seat, 0)
      return {
        ...made,
        choose(stream) {
          const choice = made.choose(stream)
          choices++
          decisions.set(seat, (decisions.get(seat) ?? 0) + 1)
          chose?.(seat, choice)
          return choice
        },
      }
    },
    ...(before === undefined ? {} : { before }),
    after(now, facts) {
      watch.saw(now, facts)
      after?.(now, facts)
    },
  })
  const { winner, reason, length, seats } = watch.ended(state)
  own.count('winner', winner)
  own.count('reason', reason)
  own.count('length', length)
  own.count('fewestDecisions', Math.min(...decisions.values()))
  for (const { dealt, won } of seats) {
    own.count('dealt', dealt)
    own.count('won', dealt, won ? 1 : 0)
  }
  own.gameOver(choices)
  tally.add(own.tally())
}

/** The results of games number `from` to `to` of a seed. */
export function playGames(contest: Contest, seed: string, from: number, to: number): Tally {
  const tally = growingTally()
  for (let n = from; n <= to; n++) playGame(contest, seed, n, tally)
  return tally.tally()
}
