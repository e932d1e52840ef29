import { type Sector, stepsBetween, type Zone } from '@selva/escape'
import type { Because } from '@selva/protocol'
import type { Trail } from './trail.ts'

type Lines = Trail['heard']

/** Moves that were made between two lines. */
const movesBetween = (lines: Lines, from: number, to: number): number =>
  lines.slice(from + 1, to + 1).filter(({ what }) => what !== 'attack').length

const isNamed = (line: Lines[number]): line is Lines[number] & { readonly sector: Sector } => line.sector !== undefined

/** Two sectors named too far apart for both to be true: at least one was a lie. */
function tooFar(zone: Zone, lines: Lines, speed: number): Because | undefined {
  for (const [i, a] of lines.entries())
    for (const [j, b] of lines.entries()) {
      if (j <= i || !isNamed(a) || !isNamed(b) || b.what !== 'noise') continue
      const steps = stepsBetween(zone, a.sector, b.sector) ?? 0
      if (steps > speed * movesBetween(lines, i, j))
        return { why: 'apart', rounds: [a.round, b.round], at: [a.at ?? '', b.at ?? ''], steps }
    }
  return undefined
}

/** The named sectors from which a player can have come to this one. */
const namedWithinReach = (zone: Zone, lines: Lines, speed: number, at: Sector): Lines =>
  lines.filter(
    (line, i) =>
      line.what === 'noise' &&
      isNamed(line) &&
      (stepsBetween(zone, line.sector, at) ?? Number.POSITIVE_INFINITY) <=
        speed * movesBetween(lines, i, lines.length - 1),
  )

/** The reasons that follow from the lines by counting steps, in the order of the rounds. */
export function becauseOf(zone: Zone, lines: Lines, speed: number, best: Sector): readonly Because[] {
  const last = lines.at(-1)
  const apart = tooFar(zone, lines, speed)
  const fits = namedWithinReach(zone, lines, speed, best)
  const closing = { silentSector: 'secure', silence: 'drew', noise: 'drew' } as const
  const [what] = Object.entries(closing).filter(([heard]) => heard === last?.what)
  const reasons: readonly Because[] = [
    ...(apart === undefined ? [] : [apart]),
    ...(last === undefined || what === undefined ? [] : [{ why: what[1], rounds: [last.round], at: [], steps: 0 }]),
    ...(fits.length === 0
      ? []
      : [
          {
            why: 'fits' as const,
            rounds: fits.map(({ round }) => round),
            at: fits.map(({ at }) => at ?? ''),
            steps: 0,
          },
        ]),
  ]
  return reasons.toSorted((a, b) => (a.rounds.at(-1) ?? 0) - (b.rounds.at(-1) ?? 0))
}
