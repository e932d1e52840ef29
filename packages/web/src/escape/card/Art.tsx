import { elementAt, seatsOf } from '@selva/core'
import { nameOf, type Sector, sectorNamed, zones } from '@selva/escape'
import { short } from '../../ui/short.ts'
import { center } from '../geometry.ts'
import { Here, Legal, Ripple } from '../map-marks.tsx'
import { Patterns } from '../Patterns.tsx'
import { Ship } from '../Ship.tsx'
import { Tags, TrailLine } from '../sheet/Drawn.tsx'
import '../styles/map.css'

const at = (...names: readonly string[]): readonly Sector[] => names.map(sectorNamed).filter((s) => s !== undefined)
const [zone] = zones
const HERON = elementAt(seatsOf(8), 7)
const LEGAL = at('B03', 'C02', 'D02', 'D03', 'C04')
const [ME] = at('C03')
const [HEARD] = at('F03')
const STOPS = at('G01', 'G03', 'F03').map((sector, i) => ({
  seat: HERON,
  sector,
  round: 7 + i,
  kind: 'noise' as const,
}))
const COVERED = [...LEGAL, ...at('C03')]

/** The corner of a ship in the middle of a game: where I am, where I may go, and what was heard. */
export function Art() {
  if (zone === undefined || ME === undefined || HEARD === undefined) return undefined
  const shown = zone.plain.filter((s) => s < 11 * 14 && !COVERED.includes(s))
  return (
    <>
      <Patterns />
      <svg class="sheet" viewBox="2 2 350 168" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <Ship zone={zone} hatches="" axes={false} />
        {shown.map((s) => {
          const [x, y] = center(s)
          return (
            <g class="cell" key={s}>
              <text x={short(x)} y={short(y + 3)} class={zone.cells[s] === 'dangerous' ? 'cd' : 'cs'}>
                {nameOf(s)}
              </text>
            </g>
          )
        })}
        <Ripple stop={{ seat: HERON, sector: HEARD, round: 9, kind: 'noise' }} mine />
        <TrailLine stops={STOPS} seat={HERON} />
        <Tags tags={STOPS} />
        <Legal sectors={LEGAL} chosen={LEGAL[1]} plain={() => true} />
        <Here at={ME} side="human" out={false} />
      </svg>
    </>
  )
}
