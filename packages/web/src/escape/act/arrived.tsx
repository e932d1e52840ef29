import { nameOf, playerAt } from '@selva/escape'
import { say } from '../../client/language.ts'
import { coord } from '../../client/marks.ts'
import { Button } from '../../ui/controls.tsx'
import { cellText } from '../sentence.ts'
import { hatchAt } from './place.ts'
import type { Said, Wish } from './said.ts'

/** Arrived: the sector is resolved, or attacked. Everybody must say which, so that a pause tells nothing (SID-3). */
export function arrivedSaid({ sitting: { live }, state }: Wish, attack: boolean): Said {
  const m = say().escape.act
  const seat = live.seat()
  const at = seat === undefined ? undefined : playerAt(state, seat).at
  if (at === undefined) return { title: '' }
  const hatch = hatchAt(state, at)
  const dangerous = state.setting.zone.cells[at] === 'dangerous'
  const off = !live.ready.value
  const resolve = hatch === undefined ? (dangerous ? m.resolveDanger : m.resolveSecure) : m.resolveHatch(hatch)
  const seen = hatch === undefined ? (dangerous ? m.drawSeen : m.silentSeen) : m.hatchSeen
  return {
    title:
      hatch === undefined
        ? m.arrivedIn(coord(nameOf(at)), cellText(state.setting.zone, at, say()))
        : m.arrivedHatch(hatch),
    text: attack ? `${seen} ${m.attackSeen(coord(nameOf(at)))}` : `${m.othersKnowMoved} ${seen}`,
    icon: 'eye',
    buttons: (
      <>
        {attack ? (
          <Button kind="strike" icon="attack" disabled={off} onClick={() => live.choose({ do: 'attack' })}>
            {m.attackHere}
          </Button>
        ) : undefined}
        <Button kind="go" disabled={off} onClick={() => live.choose({ do: 'resolve' })}>
          {resolve}
        </Button>
      </>
    ),
  }
}
