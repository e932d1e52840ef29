import { isPlain, nameOf, type PartialState, type Sector } from '@selva/escape'
import { coord } from '../../client/rich-text.ts'
import type { EscapeWords } from '../messages/en.ts'
import { cellText } from '../sentence.ts'
import { zoneNow } from '../zone-now.ts'

/** A sector by its coordinate and kind, or a hatch by its number: hatches are spoken of by their symbol (VOC-2). */
export function placeText(state: PartialState, at: Sector, m: EscapeWords): string {
  const zone = zoneNow(state)
  const kind = cellText(zone, at, m)
  return isPlain(zone, at) ? `${coord(nameOf(at))}, ${kind}` : coord(kind)
}
