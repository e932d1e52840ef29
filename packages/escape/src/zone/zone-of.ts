import { isRefusal, type Refusal, refuse } from '@selva/core'
import { around, nameOf, type Sector } from '../sector.ts'
import type { Cell, Zone } from '../zone.ts'
import type { ZoneDraft } from './draft.ts'
import { errorsOf } from './errors.ts'
import { draftFrom, zoneText } from './file.ts'
import { stepsFrom } from './walk.ts'

/** The zone that a draft draws, to be played on; or the first reason why it cannot be. */
export function zoneOf(draft: ZoneDraft): Zone | Refusal {
  const [error] = errorsOf(draft)
  if (error !== undefined) return refuse(error.code, error.at.map(nameOf).join(' '))
  const humanSector = draft.cells.indexOf('humanSector') as Sector
  const reached = stepsFrom(draft, humanSector)
  const cells: Cell[] = draft.cells.map((cell, i) => (cell === 'hatch' && !reached.has(i as Sector) ? 'void' : cell))
  const sectors = cells.flatMap((cell, i) => (cell === 'void' ? [] : [i as Sector]))
  return {
    text: zoneText(draft),
    id: '',
    title: draft.title,
    players: draft.players,
    cells,
    hatches: draft.hatches.filter((h) => reached.has(h.at)),
    humanSector,
    alienSector: draft.cells.indexOf('alienSector') as Sector,
    sectors,
    plain: sectors.filter((at) => cells[at] === 'dangerous' || cells[at] === 'secure'),
    next: cells.map((_, i) => around(i as Sector).filter((to) => cells[to] !== 'void')),
    sealed: draft.hatches.filter((h) => !reached.has(h.at)).map((h) => h.number),
    reach: new Map(),
  }
}

/** Reads a zone file, or says what is wrong with it. */
export function zoneFrom(text: string): Zone | Refusal {
  const draft = draftFrom(text)
  return isRefusal(draft) ? draft : zoneOf(draft)
}
