import type { Seat } from '@selva/core'
import { nameOf, type Sector } from '@selva/escape'
import { Use } from '../../ui/Icon.tsx'
import { short } from '../../ui/short.ts'
import { center, hexPath, pathThrough } from '../geometry.ts'
import type { Stop } from '../story-marks.ts'
import type { Mark, Stroke } from './pencil.ts'
import { type LaidSector, layOut, type Tag } from './tags.ts'

/** Rough edges, slightly turned: a mark never passes for printed matter. */
const STROKE_PATHS: Readonly<Record<Stroke, string>> = {
  cross: 'M-9-7C-4-3 4 4 9 8M8-8C3-2-3 3-9 7',
  ring: 'M-3-13C-13-12-16-2-12 6-7 14 8 14 13 6 17-2 11-12 0-14',
  question: 'M-5-5C-5-11 5-11 5-5 5-1 0-1 0 4M0 8.500v.600',
}

/** Turned a little, and by how much always the same for a sector. */
const turned = (at: Sector): number => ((at * 7) % 11) - 7
const placed = (at: Sector): string => {
  const [x, y] = center(at)
  return `translate(${short(x)} ${short(y)}) rotate(${turned(at)})`
}

/** My marks, apart from players. */
export function Strokes({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <g class="pencil">
      {marks.map((mark) => {
        if (mark.kind === 'seat') return undefined
        const on = nameOf(mark.sector)
        return mark.kind === 'text' ? (
          <text key={`${on} t`} transform={placed(mark.sector)} y="-7" class="pc-t" data-mark={`${on} text`}>
            {mark.text}
          </text>
        ) : (
          <path
            key={`${on} ${mark.kind}`}
            d={STROKE_PATHS[mark.kind]}
            transform={placed(mark.sector)}
            class={`pc-l ${mark.kind}`}
            data-mark={`${on} ${mark.kind}`}
          />
        )
      })}
    </g>
  )
}

/** Colour and shape of a player, with a round number; what is only thought has no frame. */
function TagSign({ tag, dy }: { readonly tag: Tag; readonly dy: number }) {
  const [cx, cy] = center(tag.sector)
  const wide = 17 + 5 * String(tag.round).length
  const left = cx - wide / 2
  const y = cy + dy
  const told = tag.kind !== 'thought'
  const full = tag.kind === 'attack' || tag.kind === 'seen'
  return (
    <g
      class={`sign ink-${tag.seat} ${full ? 'full' : ''} ${told ? '' : 'thought'}`}
      data-tag={`${nameOf(tag.sector)} ${tag.seat}@${tag.round}`}
    >
      {told ? <rect x={short(left)} y={short(y - 5.6)} width={short(wide)} height="11.200" rx="5.600" /> : undefined}
      <Use name={`seat-${tag.seat}`} x={left + 7.6} y={y} size={8} kind="end-s" />
      <text x={short(left + wide - 4)} y={short(y + 2.8)} class="tg-n">
        {tag.round}
      </text>
    </g>
  )
}

function Tagged({ laid }: { readonly laid: LaidSector }) {
  const [x, y] = center(laid.sector)
  return (
    <g>
      {laid.tags.map(({ tag, dy }) => (
        <TagSign key={`${tag.seat} ${tag.round} ${tag.kind}`} tag={tag} dy={dy} />
      ))}
      {laid.more > 0 ? (
        <text x={short(x)} y={short(y + laid.moreAt + 3)} class="tg-m">{`+${laid.more}`}</text>
      ) : undefined}
    </g>
  )
}

/** A player's way from announcement to announcement: a dashed line from stop to stop. */
export function TrailLine({ seat, stops }: { readonly seat: Seat; readonly stops: readonly Stop[] }) {
  const way = pathThrough(
    stops.map((stop) => center(stop.sector)),
    false,
  )
  return (
    <g class={`trail ink-${seat}`} data-trail={seat}>
      <path d={way} class="tr-l" />
      {[...new Set(stops.map((stop) => stop.sector))].map((at) => (
        <path key={at} d={hexPath(at, 0.9)} class="tr-c" />
      ))}
    </g>
  )
}

/** Everybody's signs on the sheet: what was announced of those picked, and what I think myself. */
export function Tags({ tags }: { readonly tags: readonly Tag[] }) {
  return (
    <g class="tags">
      {layOut(tags).map((laid) => (
        <Tagged key={laid.sector} laid={laid} />
      ))}
    </g>
  )
}

/** Radii of the discs that shade sectors. They are round, so that none passes for a kind of sector. */
const NARROWEST = 4
const WIDEST = 14

const discs = (sectors: readonly Sector[], radius: number): string =>
  sectors
    .map((at) => {
      const [x, y] = center(at)
      const r = short(radius)
      return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`
    })
    .join('')

/** Sectors one player can be in: as either side, and only as an alien. */
export function OneShade({
  seat,
  either,
  alien,
}: {
  readonly seat: Seat
  readonly either: readonly Sector[]
  readonly alien: readonly Sector[]
}) {
  return (
    <g class={`shade ink-${seat}`} data-shade={seat}>
      <path d={discs(either, WIDEST)} class="sh" data-n={either.length} />
      <path d={discs(alien, WIDEST)} class="sh dashed" data-n={alien.length} />
    </g>
  )
}

/** How many can be where: size and tone grow with their number. */
export function ManyShade({ counts, most }: { readonly counts: ReadonlyMap<Sector, number>; readonly most: number }) {
  const levels = new Map<number, Sector[]>()
  for (const [at, n] of counts) levels.set(n, [...(levels.get(n) ?? []), at])
  return (
    <g class="shade many" data-shade="many">
      {[...levels].map(([n, cells]) => (
        <path
          key={n}
          d={discs(cells, NARROWEST + ((WIDEST - NARROWEST) * n) / most)}
          class="sh"
          opacity={(0.3 + (0.6 * n) / most).toFixed(2)}
        />
      ))}
    </g>
  )
}
