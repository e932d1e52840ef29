import { columnOf, nameOf, ROWS, rowOf, type Sector } from '@selva/escape'
import { short } from '../ui/short.ts'
import type { Drawing } from './drawing.ts'
import { center, hexPath } from './geometry.ts'

export type CellMarks = {
  /** Spoken with the sector: what it is and what is known of it. */
  readonly label: (at: Sector) => string
  readonly can: (at: Sector) => boolean
  /** How a row is called. */
  readonly row: (n: number) => string
  /** Something on top already carries the coordinate. */
  readonly taken: (at: Sector) => boolean
  readonly chosen: Sector | undefined
  /** The one sector that the Tab key reaches; arrows lead on from it. */
  readonly focus: Sector
}

const COORDINATES = { dangerous: 'cd', secure: 'cs', void: 'cv' }

/** Every sector as a cell of a grid: it can be pointed at, reached by arrow keys, and is spoken with all that is known of it. */
export function Cells({ zone, marks }: { readonly zone: Drawing; readonly marks: CellMarks }) {
  const { sectors, ghosts } = zone
  const cells = ghosts === undefined ? sectors : [...sectors, ...ghosts].toSorted((a, b) => a - b)
  const rows = Array.from({ length: ROWS }, (_, r) => ({
    n: r + 1,
    row: cells.filter((at) => rowOf(at) === r + 1),
  })).filter(({ row }) => row.length > 0)
  return (
    <>
      {rows.map(({ n, row }) => (
        <g role="row" key={n} aria-rowindex={n} aria-label={marks.row(n)}>
          {row.map((at) => {
            const [x, y] = center(at)
            const kind = zone.cells[at]
            return (
              <g
                key={at}
                role="gridcell"
                aria-colindex={columnOf(at) + 1}
                class={`cell ${marks.can(at) ? 'can' : ''} ${marks.taken(at) ? 'taken' : ''}`}
                data-sector={nameOf(at)}
                data-about={`sector:${nameOf(at)}`}
                data-can={marks.can(at) ? 'yes' : undefined}
                tabindex={at === marks.focus ? 0 : -1}
                aria-label={marks.label(at)}
                aria-selected={at === marks.chosen}
              >
                <path d={hexPath(at)} class="hit" />
                {kind === 'dangerous' || kind === 'secure' || kind === 'void' ? (
                  <text x={short(x)} y={short(y + 3)} class={COORDINATES[kind]}>
                    {nameOf(at)}
                  </text>
                ) : undefined}
              </g>
            )
          })}
        </g>
      ))}
    </>
  )
}
