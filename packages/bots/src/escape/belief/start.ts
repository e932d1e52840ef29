import type { Seat } from '@selva/core'
import { CELLS, type PartialState, playerAt, type Setting, type Side } from '@selva/escape'
import { type BehaviourModel, mixedModel } from './manners.ts'
import { type CellWeights, placed, type Suspect } from './suspect.ts'

/** SET-6, SCN-H2, SCN-B4, SCN-C6: where a player may start, by side, as far as everybody knows. */
export function startsOf(setting: Setting): CellWeights {
  const { zone, rules, seats } = setting
  const humans = rules.humans(seats)
  const pool = rules.pool(seats, seats - humans)
  const weights = { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) }
  const add = (side: Side, at: number): void => {
    weights[side][at] = (weights[side][at] ?? 0) + 1
  }
  if (humans > 0) for (const c of pool.human) add('human', rules.powers[c]?.start?.(zone) ?? rules.start(zone, 'human'))
  const { startHatches } = rules
  if (startHatches === 'none')
    for (const c of pool.alien) add('alien', rules.powers[c]?.start?.(zone) ?? rules.start(zone, 'alien'))
  else
    for (const { number, at } of zone.hatches)
      if (startHatches === 'all' || startHatches.includes(number)) add('alien', at)
  return weights
}

export const atStart = (setting: Setting, manners: BehaviourModel['manners'] = mixedModel.manners): Suspect =>
  placed(startsOf(setting), manners)

/** Is the seat's own player, whose place it knows, where a deal could have put him? */
export function standsAtStart(partial: PartialState, seat: Seat): boolean {
  const { side, at } = playerAt(partial, seat)
  return side !== undefined && at !== undefined && (startsOf(partial.setting)[side][at] ?? 0) > 0
}
