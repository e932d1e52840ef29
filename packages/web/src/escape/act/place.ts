import { isPlain, nameOf, type Part, type Sector } from '@selva/escape'
import { coord } from '../../client/marks.ts'
import { cellText } from '../sentence.ts'
import { tell } from '../words.ts'

/** The number of the hatch in this sector, if it is one. */
export const hatchAt = (state: Part, at: Sector): number | undefined =>
  state.setting.zone.hatches.find((h) => h.at === at)?.number

/** A sector by its coordinate, or a hatch by its number: hatches are spoken of by their symbol (VOC-2). */
export function placeText(state: Part, at: Sector): string {
  if (!isPlain(state.setting.zone, at)) return `${coord(cellText(state.setting.zone, at, tell()))}`
  return `${coord(nameOf(at))}, ${cellText(state.setting.zone, at, tell())}`
}
