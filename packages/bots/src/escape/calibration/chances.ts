import { type AnyFact, fastChance, type Seat } from '@selva/core'
import { escape, type Setting, SIDES, type Side } from '@selva/escape'
import type { Bot } from '../../bot.ts'
import { ask, newScore, type Score } from '../../calibration/score.ts'
import { playGameToEnd } from '../../playout.ts'
import { chanceBefore } from '../../review/escape/value/judge.ts'
import { playedGame } from '../../review/escape/value/turns.ts'

/** How well the review says who will win, at every turn, for the seat whose turn it is: by the side it is on. */
type ChanceCalibration = Readonly<Record<Side, Score>>

type ChanceCalibrationOptions = {
  readonly setting: Setting
  readonly seed: number
  readonly games: number
  /** Playouts for each turn. */
  readonly playouts: number
  bot(seat: Seat, table: object): Bot
}

/** Few playouts never make sure: one more is taken to go either way. */
const certainly = (chance: number, playouts: number): number => (chance * playouts + 0.5) / (playouts + 1)

/** Plays games, and asks at every turn how likely the seat that takes it is to win. */
export function calibrateChances({ setting, seed, games, playouts, bot }: ChanceCalibrationOptions): ChanceCalibration {
  const into = Object.fromEntries(SIDES.map((side) => [side, newScore()])) as Record<Side, Score>
  for (let game = 0; game < games; game++) {
    const batches: (readonly AnyFact[])[] = []
    const state = playGameToEnd({
      game: escape,
      setting,
      chance: fastChance(seed + 2 * game),
      stream: fastChance(seed + 2 * game + 1),
      bot,
      after: (_, facts) => void batches.push(facts),
    })
    const winners = state.end === 'running' ? [] : state.end.winners
    for (const turn of playedGame(setting, batches).turns) {
      const chance = certainly(chanceBefore(turn, playouts).mean, playouts)
      ask(into[turn.side], [1 - chance, chance], winners.includes(turn.seat) ? 1 : 0)
    }
  }
  return into
}
