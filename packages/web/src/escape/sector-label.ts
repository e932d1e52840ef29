import { nameOf, type PartialState, type Sector } from '@selva/escape'
import { plainSentence } from '../client/rich-text.ts'
import { hatchNow } from './hatch-now.ts'
import type { EscapeModel } from './model.ts'
import { cellText } from './sentence.ts'
import { zoneNow } from './zone-now.ts'

/** The purpose of a tap on the map. */
export type Pointing = 'move' | 'name' | 'light' | 'nothing'

/** The whole of a sector for a screen reader: its name and kind, what I may do there, what was heard and seen. */
export function sectorLabel(
  { story, player, words, sheet }: EscapeModel,
  state: PartialState,
  at: Sector,
  { mine, may, lit }: { readonly mine: boolean; readonly may: Pointing; readonly lit: boolean },
): string {
  const m = words()
  const zone = zoneNow(state)
  const { ringing, fading, lit: light } = story.value
  const mayWord = { move: m.map.legal, name: m.map.nameable, light: m.map.lightable }
  return plainSentence(
    [
      nameOf(at),
      cellText(zone, at, m),
      ...zone.hatches.flatMap((h, i) => (h.at === at ? [hatchNow(state, i, m)] : [])),
      ...(mine ? [m.map.here] : []),
      ...(may === 'nothing' ? [] : [mayWord[may]]),
      ...(lit ? [m.map.lit] : []),
      ...[...ringing, ...fading]
        .filter((stop) => stop.sector === at)
        .map((stop) => m.map[stop.kind === 'noise' ? 'heard' : 'attacked'](player(stop.seat), stop.round)),
      ...(sheet.value?.spoken(at) ?? []),
      ...(light?.found ?? []).filter((f) => f.sector === at).map((f) => m.map.seen(player(f.seat), state.round)),
    ].join(', '),
  )
}
