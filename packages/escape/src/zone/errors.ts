import { around, type Sector } from '../sector.ts'
import type { Cell } from '../zone.ts'
import type { ZoneDraft } from './draft.ts'
import { stepsFrom } from './walk.ts'

const ERRORS = [
  'zoneHumanSector',
  'zoneAlienSector',
  'zoneNoHatch',
  'zoneHumanStart',
  'zoneAlienStart',
  'zoneNoWayOut',
] as const
const WARNINGS = ['zoneSealedHatch', 'zoneTrap', 'zoneSplit', 'zoneUnreachable', 'zoneAliensFirst'] as const
export const ZONE_FAULTS = [...ERRORS, ...WARNINGS] as const
export type ZoneFaultCode = (typeof ZONE_FAULTS)[number]

/** Something wrong with a drawn zone, and the sectors to look at. A zone with an error cannot be played. */
export type ZoneFault = {
  readonly code: ZoneFaultCode
  readonly severity: 'error' | 'warning'
  readonly at: readonly Sector[]
}

const isError = (code: ZoneFaultCode): boolean => ERRORS.some((error) => error === code)
export const fault = (code: ZoneFaultCode, at: readonly Sector[] = []): ZoneFault => ({
  code,
  severity: isError(code) ? 'error' : 'warning',
  at,
})

const sectorsOf = ({ cells }: ZoneDraft, kind: Cell): readonly Sector[] =>
  cells.flatMap((cell, i) => (cell === kind ? [i as Sector] : []))

/** Faults of the pieces themselves: with one of these nothing else can be asked. */
function missingPieces(draft: ZoneDraft): readonly ZoneFault[] {
  const humans = sectorsOf(draft, 'humanSector')
  const aliens = sectorsOf(draft, 'alienSector')
  return [
    ...(humans.length === 1 ? [] : [fault('zoneHumanSector', humans)]),
    ...(aliens.length === 1 ? [] : [fault('zoneAlienSector', aliens)]),
    ...(draft.hatches.length > 0 ? [] : [fault('zoneNoHatch')]),
  ]
}

export type Starts = { readonly human: Sector; readonly alien: Sector }

/** GEO-5: nobody could make a first move, or no human could ever leave. */
function blockedStarts(draft: ZoneDraft, { human, alien }: Starts): readonly ZoneFault[] {
  const hasMove = (from: Sector, kinds: readonly Cell[]): boolean =>
    around(from).some((at) => kinds.includes(draft.cells[at] ?? 'void'))
  const reached = stepsFrom(draft, human)
  const out = draft.hatches.some((h) => reached.has(h.at))
  return [
    ...(hasMove(human, ['dangerous', 'secure', 'hatch']) ? [] : [fault('zoneHumanStart', [human])]),
    ...(hasMove(alien, ['dangerous', 'secure']) ? [] : [fault('zoneAlienStart', [alien])]),
    ...(out
      ? []
      : [
          fault(
            'zoneNoWayOut',
            draft.hatches.map((h) => h.at),
          ),
        ]),
  ]
}

/** The start sectors, if there is one of each. */
export function startsOf(draft: ZoneDraft): Starts | undefined {
  const [human] = sectorsOf(draft, 'humanSector')
  const [alien] = sectorsOf(draft, 'alienSector')
  return human === undefined || alien === undefined ? undefined : { human, alien }
}

/** Everything because of which a drawn zone cannot be played. */
export function errorsOf(draft: ZoneDraft): readonly ZoneFault[] {
  const missing = missingPieces(draft)
  const starts = startsOf(draft)
  return missing.length > 0 || starts === undefined ? missing : blockedStarts(draft, starts)
}
