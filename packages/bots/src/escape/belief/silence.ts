import type { Seat } from '@selva/core'
import { CELLS, type PartialState } from '@selva/escape'
import { isStuck, type Terrain } from '../terrain.ts'
import { mayHold, maySpare } from './powers.ts'
import type { CellWeights } from './suspect.ts'
import type { TurnHeard } from './turn.ts'

/** How likely a hidden card was Sedatives, when the turn could have been silent without. */
const HIDDEN_SEDATIVES = 0.5
/** Holding in an open hatch (SCN-B4, `usable`) is possible, and that is all. */
const ODD = 1e-3

/** Used again by every silence: what is returned holds until the next one. */
const silent = { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) }

/** VIS-8: chance that a player in each cell is heard to be in a silent sector, after a move or after standing still. */
export function silentFrom(
  partial: PartialState,
  seat: Seat,
  terrain: Terrain,
  now: TurnHeard,
  drewBefore: boolean,
): CellWeights {
  const { human, alien } = silent
  human.fill(0)
  alien.fill(0)
  const stood = partial.heard === 'stood'
  const dosed = now.sedated ? 1 : now.hidden > 0 ? HIDDEN_SEDATIVES : 0
  const spared = drewBefore ? 0 : maySpare(partial, seat)
  const holds = mayHold(partial, seat) > 0 ? ODD : 0
  for (const at of terrain.zone.sectors) {
    if (terrain.loud[at] === 1) {
      const immune = terrain.zone.cells[at] === 'dangerous' ? spared : 0
      human[at] = Math.max(dosed, immune)
      alien[at] = dosed
    } else if (terrain.hatch[at] === 1) {
      // A player who walks into an open hatch is heard of otherwise (HAT-1); an alien does not end there.
      human[at] = stood ? 1 : holds
      alien[at] = stood ? 1 : 0
    } else {
      human[at] = 1
      alien[at] = 1
    }
  }
  return silent
}

/** MOV-10: who says that he cannot move is where there is no way out, at the least speed he can have. */
export function stuckIn({ setting: { rules } }: PartialState, terrain: Terrain, now: TurnHeard): CellWeights {
  const weights = { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) }
  for (const side of ['human', 'alien'] as const) {
    const moves = terrain.moves(side, rules.speed(side))
    for (const at of terrain.zone.sectors) if (isStuck(moves, at)) weights[side][at] = 1
    // MOV-5: the only way out may be where the turn began.
    if (now.teleported) weights[side][terrain.zone.humanSector] = 1
  }
  return weights
}
