import { isPlain, type Part, type Player, type Sector, waysOf } from '@selva/escape'
import type { Ask } from './ask.ts'
import type { EscapeWords } from './messages/en.ts'

/** Why I may not choose this sector now; empty if there is nothing to choose. */
export function whyNot(
  state: Part,
  ask: Ask,
  me: Pick<Player<undefined>, 'at' | 'side'>,
  speed: number,
  at: Sector,
  m: EscapeWords,
): string {
  const { why } = m.act
  const { zone, rules } = state.setting
  const cell = zone.cells[at]
  if (ask.kind === 'name' || ask.kind === 'nameOther') {
    if (!isPlain(zone, at)) return why.special
    if (state.mine?.named === at) return why.named
    return ask.any && !ask.at.includes(at) ? why.secureNoise : ''
  }
  if (ask.kind !== 'move') return ''
  if (at === me.at) return why.here
  if (at === state.mine?.from) return why.hereFirst
  if (cell === 'humanSector' || cell === 'alienSector') return why.start
  if (cell === 'hatch') {
    if (me.side === 'alien') return why.hatchAlien
    const place = zone.hatches.findIndex((h) => h.at === at)
    if (state.hatches[place] !== 'open') return why.hatchClosed
  }
  if (cell === 'secure' && me.side !== undefined && waysOf(rules, me.side).barred) return why.barred
  return why.tooFar(speed)
}
