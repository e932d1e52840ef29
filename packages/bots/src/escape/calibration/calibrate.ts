import { type AnyFact, fastChance, type Seat, SPECTATORS, seatsOf } from '@selva/core'
import {
  CELLS,
  escape,
  type Fact,
  type FullState,
  playerAt,
  type SeenFact,
  type Setting,
  type Side,
} from '@selva/escape'
import type { Bot } from '../../bot.ts'
import { ask, newScore, type Score } from '../../calibration/score.ts'
import { playGameToEnd } from '../../playout.ts'
import { suspectAt } from '../belief/belief.ts'
import { type Filter, newFilter } from '../belief/filter.ts'
import { hear } from '../belief/hear.ts'
import { type BehaviourModel, mixedModel, uniformModel } from '../belief/manners.ts'
import { sidesOf } from '../belief/sides.ts'
import { canBe } from '../belief/suspect.ts'

/** How well each way of thinking says where players are and what they are, at every turn, to the seat that begins it. */
export type Calibration = {
  /** All sectors that logic leaves open, each as likely. */
  readonly logic: Score
  /** Every move as likely. */
  readonly uniform: Score
  /** Manners that are learnt in the course of the game. */
  readonly mixture: Score
  /** The sides, by the mixture. */
  readonly sides: Score
}

export type CalibrationOptions = {
  readonly setting: Setting
  readonly seed: number
  readonly games: number
  bot(seat: Seat, table: object): Bot
  /** The model to be judged, if not the one that bots use. */
  readonly model?: BehaviourModel
}

/** Chance that each player is an alien, as this seat knows it. */
function sidesFor({ suspects, partial }: Filter, seat: Seat, own: Side): Float64Array {
  const dealt = partial.players.map((p, i): Side | undefined => (p.turned ? 'human' : i === seat - 1 ? own : p.side))
  const sides = sidesOf(suspects, dealt, partial.setting.rules.humans(suspects.length))
  return sides.map((alien, i) => (partial.players[i]?.turned === true ? 1 : alien))
}

function chancesIn(filter: Filter, other: Seat, alien: number, logic: boolean): Float64Array {
  const out = new Float64Array(CELLS)
  const suspect = suspectAt(filter, other)
  for (const [side, share] of [
    ['human', 1 - alien],
    ['alien', alien],
  ] as const)
    if (share > 0 && canBe(suspect, side))
      for (let i = 0; i < CELLS; i++) {
        const p = suspect.at[side][i] ?? 0
        out[i] = logic ? Math.max(out[i] ?? 0, p > 0 ? 1 : 0) : (out[i] ?? 0) + share * p
      }
  if (!logic) return out
  const open = out.reduce((a, b) => a + b, 0)
  return out.map((p) => p / open)
}

/** Asks every filter about everyone aboard but the seat whose turn it is. */
function askAll(state: FullState, filters: { readonly uniform: Filter; readonly mixture: Filter }, into: Calibration) {
  const seat = state.turn
  const own = playerAt(state, seat).turned ? 'human' : playerAt(state, seat).side
  const even = sidesFor(filters.uniform, seat, own)
  const learnt = sidesFor(filters.mixture, seat, own)
  for (const other of seatsOf(state.setting.seats)) {
    const { status, at, side } = playerAt(state, other)
    if (other === seat || status !== 'aboard') continue
    const [flat, alien] = [even[other - 1] ?? 0, learnt[other - 1] ?? 0]
    ask(into.logic, chancesIn(filters.uniform, other, flat, true), at)
    ask(into.uniform, chancesIn(filters.uniform, other, flat, false), at)
    ask(into.mixture, chancesIn(filters.mixture, other, alien, false), at)
    if (alien > 0 && alien < 1) ask(into.sides, [1 - alien, alien], side === 'alien' ? 1 : 0)
  }
}

/** Plays games, and asks at every turn where everyone is. */
export function calibrate({ setting, seed, games, bot, model = mixedModel }: CalibrationOptions): Calibration {
  const into = { logic: newScore(), uniform: newScore(), mixture: newScore(), sides: newScore() }
  for (let game = 0; game < games; game++) {
    const filters = {
      uniform: newFilter(setting, SPECTATORS, { model: uniformModel }),
      mixture: newFilter(setting, SPECTATORS, { model }),
    }
    playGameToEnd({
      game: escape,
      setting,
      chance: fastChance(seed + 2 * game),
      stream: fastChance(seed + 2 * game + 1),
      bot,
      after(state, facts) {
        for (const fact of facts as readonly (Fact & AnyFact)[]) {
          const seen = escape.redactor.redact(fact, SPECTATORS) as SeenFact<undefined> | undefined
          if (seen === undefined) continue
          hear(filters.uniform, seen)
          hear(filters.mixture, seen)
        }
        if (state.end === 'running' && facts.some(({ kind }) => kind === 'turn')) askAll(state, filters, into)
      },
    })
  }
  return into
}
