import type { Tally } from '@selva/bots/lab'
import { sectorsBy } from '@selva/bots/lab/escape'
import type { Sector } from '@selva/escape'
import type { LabFound } from '../../lab/game-lab.ts'
import type { HeatLayerName } from './layer.ts'

/** Were there humans in these games? Without games there will be. */
export const hadHumans = (found: Pick<LabFound, 'verdict'> | undefined): boolean =>
  found?.verdict.code !== 'someoneWins'

/** Steps of the heat, from few to many: the same on every map. */
export const HEAT_STEPS = [1, 2, 3, 4, 5] as const
export type HeatStep = (typeof HEAT_STEPS)[number]

export type Heat = {
  readonly at: Sector
  readonly sector: string
  readonly times: number
  readonly step: HeatStep
}

/** The size of a step's hexagon, as a part of its sector. */
export const sizeOfStep = (step: HeatStep): number => 0.32 + 0.12 * step

/** The sectors of a layer with their heat, the hottest first. By roots, so that a few hot sectors leave the rest visible. */
export function heatOf(tally: Tally, layer: HeatLayerName): readonly Heat[] {
  const sectors = sectorsBy(tally, layer)
  const most = sectors[0]?.times ?? 1
  return sectors.map(({ at, sector, times }) => {
    const hot = Math.ceil(HEAT_STEPS.length * Math.sqrt(times / most))
    return { at, sector, times, step: HEAT_STEPS[hot - 1] ?? 1 }
  })
}
