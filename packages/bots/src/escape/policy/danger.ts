import { CELLS, isPlain, type PartialState, type Sector } from '@selva/escape'
import { type Belief, suspectAt } from '../belief/belief.ts'
import { sidesOf } from '../belief/sides.ts'
import { FAR, type Moves, type Terrain } from '../terrain.ts'
import { thresholdAt, type Weights } from '../weights.ts'
import type { Outlook } from './outlook.ts'
import type { Position } from './position.ts'

/** How sharply an alien prefers the better of two sectors to strike in. */
const SHARPNESS = 2
/** How much the other sectors in its reach distract an alien: little, since several aliens share them. */
const DISTRACTION = 0.1
/** How tempting it is not to strike at all, next to a strike that is just worth it: aliens know more than one thinks. */
const IDLE = 0.4

/** How tempting a sector is that promises this gain. */
const temptation = (gain: number): number => (gain <= 0 ? 0 : gain ** SHARPNESS)

/** How much more an alien likes to strike a human the nearer he is to a hatch. */
export const urgencyAt = ({ toHatch }: Terrain, { hatch, fade }: Weights['alien'], at: number): number =>
  1 + hatch * Math.exp(-Math.max(0, (toHatch[at] ?? FAR) - 1) / fade)

/** Aliens of one speed: the expected number in each sector, and how much else there tempts them. */
type Pack = { readonly moves: Moves; readonly at: Float64Array; readonly elsewhere: Float64Array }

/** How likely this seat is killed in a sector before it moves again. */
export type Danger = {
  /** If the aliens are so sure that a human of this seat is there. */
  struck(at: Sector, sure: number): number
  /** How tempting a sector with so many other humans is, if the aliens are so sure that one of this seat is there too. */
  tempting(at: Sector, crowd: number, sure: number): number
  /** How tempting it is not to strike. */
  readonly idle: number
}

/** How likely the others think that this seat is human. */
function seemsHuman({ suspects, seat }: Belief, { setting, players }: PartialState): number {
  const known = players.map(({ turned, side }, i) => (i === seat - 1 ? undefined : turned ? 'human' : side))
  return 1 - (sidesOf(suspects, known, setting.rules.humans(setting.seats))[seat - 1] ?? 0)
}

/**
 * Aliens strike where most humans seem to be, as far as they can get: what the table believes says where that is. So a
 * sector is safe if no alien gets there or nothing points to it. An alien that is known to stand there protects nobody:
 * it has to move, and the next one strikes (MOV-1).
 */
export function dangerOf({ belief, part: partial, weights }: Position, { hunters, crowd }: Outlook): Danger {
  const { terrain } = belief
  const { alien } = weights
  const { alienSector } = partial.setting.zone
  const { seats } = partial.setting
  // An alien knows that it is none of the humans: every other player is so much more likely to be one.
  const seems = Math.min(1, (seemsHuman(belief, partial) * seats) / (seats - 1))
  const mean = 1 + alien.hatch / 2
  const temptingWith = (at: number, others: number, sure: number): number =>
    temptation(((others + seems * sure) * urgencyAt(terrain, alien, at)) / mean)
  const own = suspectAt(belief, belief.seat).at.human
  const tempting = new Float64Array(CELLS)
  for (const at of terrain.zone.plain) tempting[at] = temptingWith(at, crowd.human[at] ?? 0, (own[at] ?? 0) / 2)
  const packs: Pack[] = []
  for (const [speed, at] of hunters) {
    const moves = terrain.moves('alien', speed)
    const elsewhere = new Float64Array(CELLS)
    for (let from = 0; from < CELLS; from++) {
      if ((at[from] ?? 0) < 1e-4) continue
      let sum = 0
      for (let k = moves.start[from] ?? 0; k < (moves.start[from + 1] ?? 0); k++) sum += tempting[moves.to[k] ?? 0] ?? 0
      elsewhere[from] = sum
    }
    packs.push({ moves, at, elsewhere })
  }
  const idle = temptation(thresholdAt(partial.setting, alien) * IDLE)
  return {
    idle,
    tempting: (at, others, sure) => (isPlain(partial.setting.zone, at) ? temptingWith(at, others, sure) : 0),
    struck(at, sure) {
      if (terrain.loud[at] !== 1 && terrain.quiet[at] !== 1) return 0
      const here = temptingWith(at, crowd.human[at] ?? 0, sure)
      const before = tempting[at] ?? 0
      let expected = 0
      for (const { moves, at: aliens, elsewhere } of packs) {
        const from = (cell: number): void => {
          const n = aliens[cell] ?? 0
          if (n >= 1e-4)
            expected += (n * here) / (idle + DISTRACTION * Math.max(0, (elsewhere[cell] ?? 0) - before) + here)
        }
        // A plain sector is reached from where it reaches, and from the start of the aliens.
        for (let k = moves.start[at] ?? 0; k < (moves.start[at + 1] ?? 0); k++) from(moves.to[k] ?? 0)
        for (let k = moves.start[alienSector] ?? 0; k < (moves.start[alienSector + 1] ?? 0); k++)
          if (moves.to[k] === at) from(alienSector)
      }
      return 1 - Math.exp(-expected)
    },
  }
}
