import { columnOf, isPlain, nameOf, rowOf, type Sector, sectorNamed, type Zone } from '@selva/escape'
import type { PuzzleAsked } from '@selva/protocol'
import { useMemo } from 'preact/hooks'
import type { PuzzleBoardProps } from '../../puzzle/puzzle-game.ts'
import { percentOf } from '../../puzzle/shown-day.ts'
import { HeatCells } from '../layers/HeatLayer.tsx'
import { HEAT_STEPS, type Heat } from '../layers/heat.ts'
import { Legal } from '../map-marks.tsx'
import { Patterns } from '../Patterns.tsx'
import { Plan } from '../Plan.tsx'
import { cellText } from '../sentence.ts'
import { Tags, TrailLine } from '../sheet/Drawn.tsx'
import { layOut, type Tag } from '../sheet/tags.ts'
import type { Stop } from '../story-marks.ts'
import { tell } from '../words.ts'
import { SOUGHT } from './sought.ts'
import { Places, Truth } from './Truth.tsx'
import { escapePuzzleWords } from './words.ts'
import { zoneOfPuzzle } from './zone-of-puzzle.ts'
import '../styles/map.css'
import '../styles/sheet.css'

const sectorsIn = (names: readonly string[]): readonly Sector[] => names.flatMap((name) => sectorNamed(name) ?? [])

/** Announcements and attacks on the map, with their rounds. */
const stopsOf = ({ heard }: PuzzleAsked): readonly Stop[] =>
  heard.flatMap(({ round, what, at }) => {
    const sector = sectorNamed(at ?? '')
    return sector === undefined || (what !== 'noise' && what !== 'attack')
      ? []
      : [{ seat: SOUGHT, sector, round, kind: what } satisfies Tag]
  })

/** The sector in the middle of everything that counts: the first look is about it. */
function middleOf(asked: PuzzleAsked, zone: Zone): Sector {
  const shown = sectorsIn([...asked.candidates, ...asked.heard.flatMap(({ at }) => at ?? [])])
  const middle = (numbers: readonly number[]): number => (Math.max(...numbers) + Math.min(...numbers)) / 2
  const [column, row] = [middle(shown.map(columnOf)), middle(shown.map(rowOf))]
  const far = (at: Sector): number => Math.hypot(columnOf(at) - column, rowOf(at) - row)
  return zone.sectors.toSorted((a, b) => far(a) - far(b))[0] ?? zone.humanSector
}

/** The chances as hexagons, by roots as in the lab: a sure answer leaves the others visible. */
function heatOf(heat: readonly { readonly at: string; readonly chance: number }[]): readonly Heat[] {
  const most = heat[0]?.chance ?? 1
  return heat.flatMap(({ at: sector, chance }) => {
    const at = sectorNamed(sector)
    const step = HEAT_STEPS[Math.ceil(HEAT_STEPS.length * Math.sqrt(chance / most)) - 1] ?? 1
    return at === undefined ? [] : [{ at, sector, times: chance, step }]
  })
}

/** The position on the table’s own map; after the answer the same map shows belief, truth and one’s own answer. */
export function Board({ puzzle: { asked, answered }, picked, pick }: PuzzleBoardProps) {
  const words = escapePuzzleWords()
  const m = tell('black')
  const zone = zoneOfPuzzle(asked)
  const stops = useMemo(() => stopsOf(asked), [asked])
  const about = useMemo(() => (zone === undefined ? undefined : middleOf(asked, zone)), [asked, zone])
  const heat = useMemo(() => heatOf(answered?.explained.heat ?? []), [answered])
  if (zone === undefined || about === undefined) return undefined
  const candidates = sectorsIn(asked.candidates)
  const best = answered === undefined ? undefined : candidates[answered.explained.best]
  const chosen = candidates[answered?.mine ?? picked ?? -1]
  const laid = new Set(layOut(stops).flatMap(({ sector, covers }) => (covers ? [sector] : [])))
  const label = (at: Sector): string =>
    [
      nameOf(at),
      cellText(zone, at, m),
      ...(answered === undefined && candidates.includes(at) ? [words.candidate] : []),
      ...stops
        .filter(({ sector }) => sector === at)
        .map(({ kind, round }) =>
          m.map[kind === 'noise' ? 'heard' : 'attacked']({ name: asked.name, me: false }, round),
        ),
      ...heat.filter((one) => one.at === at).map(({ times }) => percentOf(times)),
      ...(at === best ? [words.truth(asked.name)] : []),
      ...(answered !== undefined && at === chosen ? [words.mine] : []),
    ].join(', ')
  const can = (at: Sector): boolean => answered === undefined && candidates.includes(at)
  return (
    <>
      <Patterns />
      <Plan
        // Opened anew with the answer, so that a small screen shows the truth in its middle.
        key={answered === undefined ? 'question' : 'answer'}
        words={{ ...m.map, me: words.focus }}
        zone={zone}
        hatches={asked.hatches.join(' ')}
        about={best ?? about}
        marks={{
          label,
          can,
          taken: (at) => can(at) || laid.has(at) || (answered !== undefined && candidates.includes(at)),
          chosen,
        }}
        onPick={(at) => {
          if (can(at)) pick(candidates.indexOf(at))
        }}
        onCancel={() => pick(undefined)}
        dots={undefined}
      >
        {answered === undefined ? undefined : <HeatCells heat={heat} />}
        <Legal
          sectors={answered === undefined ? candidates : candidates.filter((at) => at === chosen && at !== best)}
          chosen={answered === undefined ? chosen : undefined}
          plain={(at) => isPlain(zone, at)}
        />
        {answered === undefined ? undefined : <Places sectors={candidates.filter((at) => at !== best)} />}
        <TrailLine seat={SOUGHT} stops={stops} />
        <Tags tags={stops.filter(({ sector }) => sector !== best)} />
        {best === undefined ? undefined : <Truth at={best} />}
      </Plan>
    </>
  )
}
