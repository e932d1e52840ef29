import { isSeat, type Seat } from '@selva/core'
import { nameOf, type Sector, sectorNamed, type Zone } from '@selva/escape'
import type { Notes, Writing } from '../../notes/notes.ts'

/** Strokes that need no words. */
export const STROKES = ['question', 'cross', 'ring'] as const
export type Stroke = (typeof STROKES)[number]

/** A mark to jot on a sector: a player in a round, a stroke, a few words. */
export type Jotting =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly round: number }
  | { readonly kind: Stroke }
  | { readonly kind: 'text'; readonly text: string }
export type Mark = Jotting & { readonly sector: Sector }

/** As much as is still read on the map. */
export const TEXT_LENGTH = 14

const STROKE_KEYS: Readonly<Record<Stroke, string>> = { question: '?', cross: 'x', ring: 'o' }
const SEAT_KEY = /^(\d{1,2})@(\d{1,2})$/

/** A sector carries a mark once: its note is found again by what it says. */
export function keyOf(sector: Sector, jotting: Jotting): string {
  const on = nameOf(sector)
  if (jotting.kind === 'seat') return `${on} ${jotting.seat}@${jotting.round}`
  return jotting.kind === 'text' ? `${on} t` : `${on} ${STROKE_KEYS[jotting.kind]}`
}

const textOf = (jotting: Jotting): string =>
  jotting.kind === 'text' ? jotting.text.replace(/\s+/g, ' ').trim().slice(0, TEXT_LENGTH) : '1'

export const jot = (sector: Sector, jotting: Jotting): Writing => [keyOf(sector, jotting), textOf(jotting)]
export const rub = ({ sector, ...jotting }: Mark): Writing => [keyOf(sector, jotting), '']

function jottingFrom(key: string, text: string, seats: number): Jotting | undefined {
  if (key === 't') return { kind: 'text', text: text.slice(0, TEXT_LENGTH) }
  const stroke = STROKES.find((one) => STROKE_KEYS[one] === key)
  if (stroke !== undefined) return { kind: stroke }
  const [, seat, round] = SEAT_KEY.exec(key) ?? []
  const n = Number(seat)
  return isSeat(n, seats) ? { kind: 'seat', seat: n, round: Number(round) } : undefined
}

/** The marks on the sheet, sector by sector, on each the newest round first. What cannot be read is left out. */
export function marksOf(notes: Notes, zone: Zone, seats: number): readonly Mark[] {
  const marks: Mark[] = []
  for (const [key, { text }] of notes) {
    if (text === '') continue
    const sector = sectorNamed(key.slice(0, 3))
    const jotting = jottingFrom(key.slice(4), text, seats)
    if (sector !== undefined && jotting !== undefined && zone.cells[sector] !== 'void')
      marks.push({ sector, ...jotting })
  }
  const newest = (mark: Mark): number => (mark.kind === 'seat' ? mark.round : -1)
  return marks.toSorted((a, b) => a.sector - b.sector || newest(b) - newest(a))
}
