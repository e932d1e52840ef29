import { isPlain, type Part, type Sector, type Side } from '@selva/escape'
import type { Messages } from '../messages/en.ts'
import type { Ask } from './ask.ts'

/** Why I may not choose this sector now; empty if there is nothing to choose. */
export function whyNot(
  state: Part,
  ask: Ask,
  me: { readonly at: Sector | undefined; readonly side: Side | undefined },
  at: Sector,
  m: Messages,
): string {
  const { why } = m.escape.act
  const { zone } = state.setting
  const cell = zone.cells[at]
  if (ask.kind === 'name') return isPlain(zone, at) ? '' : why.special
  if (ask.kind !== 'move') return ''
  if (at === me.at) return why.here
  if (cell === 'humanSector' || cell === 'alienSector') return why.start
  if (cell === 'hatch') {
    if (me.side === 'alien') return why.hatchAlien
    const place = zone.hatches.findIndex((h) => h.at === at)
    if (state.hatches[place] !== 'open') return why.hatchClosed
  }
  return me.side === 'alien' ? why.tooFarAlien : why.tooFar
}
