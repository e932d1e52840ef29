import { around, type Sector } from '../sector.ts'
import type { ZoneDraft } from './draft.ts'
import { errorsOf, fault, type Starts, startsOf, type ZoneFault } from './errors.ts'
import { regionsOf } from './regions.ts'
import { stepsFrom } from './walk.ts'

/** The aliens are first at every hatch if they need no more than this share of the humans' turns. */
const ALIENS_FIRST = 1 / 3
const ALIEN_SPEED = 2

/** Sectors that a human can enter from the start, and from which no way leads to a hatch any more. */
function trapsOf(draft: ZoneDraft, { human }: Starts): readonly Sector[] {
  const beside = around(human)
  return regionsOf(draft)
    .filter((region) => beside.some((at) => region.has(at)) && !draft.hatches.some((h) => region.has(h.at)))
    .flatMap((region) => [...region])
}

/** Warnings for the author of a zone that can be played. */
function warningsOf(draft: ZoneDraft, starts: Starts): readonly ZoneFault[] {
  const humans = stepsFrom(draft, starts.human)
  const aliens = stepsFrom(draft, starts.alien)
  const sealed = draft.hatches.filter((h) => !humans.has(h.at)).map((h) => h.at)
  const traps = trapsOf(draft, starts)
  const lost = draft.cells.flatMap((cell, i) => {
    const at = i as Sector
    return (cell === 'dangerous' || cell === 'secure') && !humans.has(at) && !aliens.has(at) ? [at] : []
  })
  const meet = [...humans.keys()].some((at) => at !== starts.human && aliens.has(at))
  const open = draft.hatches.filter((h) => humans.has(h.at))
  const isFirst = (hatch: Sector): boolean => {
    const turns = Math.ceil((aliens.get(hatch) ?? Number.POSITIVE_INFINITY) / ALIEN_SPEED)
    return turns <= (humans.get(hatch) ?? 0) * ALIENS_FIRST
  }
  return [
    ...(sealed.length === 0 ? [] : [fault('zoneSealedHatch', sealed)]),
    ...(traps.length === 0 ? [] : [fault('zoneTrap', traps)]),
    ...(meet ? [] : [fault('zoneSplit', [starts.human, starts.alien])]),
    ...(lost.length === 0 ? [] : [fault('zoneUnreachable', lost)]),
    ...(open.every((h) => isFirst(h.at))
      ? [
          fault(
            'zoneAliensFirst',
            open.map((h) => h.at),
          ),
        ]
      : []),
  ]
}

/** Everything wrong with a drawn zone, errors first. Without an error it can be played. */
export function faultsOf(draft: ZoneDraft): readonly ZoneFault[] {
  const errors = errorsOf(draft)
  const starts = startsOf(draft)
  return errors.length > 0 || starts === undefined ? errors : warningsOf(draft, starts)
}
