import type { Sector } from '../sector.ts'
import type { Hatch, Zone } from '../zone.ts'
import { stepsFrom } from './walk.ts'

const ALIEN_SPEED = 2

/** A hatch with its distances. */
type HatchFigures = Hatch & {
  /** Turns of a human from the Human Sector, one sector a turn. */
  readonly humanTurns: number
  /** Steps on foot from the Alien Sector; `undefined` if no alien comes there. */
  readonly alienSteps: number | undefined
  /** Turns of an alien until it stands next to the hatch and covers it. */
  readonly coverTurns: number | undefined
}

/** A sector that every human has to pass on the way to these hatches. */
type ChokePoint = { readonly at: Sector; readonly hatches: readonly number[] }

/** Figures that a designer of a zone looks at. */
export type ZoneFigures = {
  readonly hatches: readonly HatchFigures[]
  readonly chokePoints: readonly ChokePoint[]
  /** Dangerous sectors among those that are dangerous or secure, from 0 to 1. */
  readonly dangerousShare: number
  /** Turns of a human to each sector that a human can walk to. */
  readonly humanTurns: ReadonlyMap<Sector, number>
  /** Turns of an alien to each sector that an alien can walk to. */
  readonly alienTurns: ReadonlyMap<Sector, number>
}

const turnsOf = (steps: number): number => Math.ceil(steps / ALIEN_SPEED)

function chokePointsOf(zone: Zone): readonly ChokePoint[] {
  return zone.plain.flatMap((at) => {
    const left = stepsFrom(zone, zone.humanSector, at)
    const hatches = zone.hatches.filter((h) => !left.has(h.at)).map((h) => h.number)
    return hatches.length === 0 ? [] : [{ at, hatches }]
  })
}

export function figuresOf(zone: Zone): ZoneFigures {
  const humanTurns = stepsFrom(zone, zone.humanSector)
  const alienSteps = stepsFrom(zone, zone.alienSector)
  const dangerous = zone.plain.filter((at) => zone.cells[at] === 'dangerous').length
  return {
    hatches: zone.hatches.map((hatch) => {
      const steps = alienSteps.get(hatch.at)
      return {
        ...hatch,
        humanTurns: humanTurns.get(hatch.at) ?? 0,
        alienSteps: steps,
        coverTurns: steps === undefined ? undefined : turnsOf(steps - 1),
      }
    }),
    chokePoints: chokePointsOf(zone),
    dangerousShare: zone.plain.length === 0 ? 0 : dangerous / zone.plain.length,
    humanTurns,
    alienTurns: new Map([...alienSteps].map(([at, steps]) => [at, turnsOf(steps)])),
  }
}
