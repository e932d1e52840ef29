import { nameOf, playerAt } from '@selva/escape'
import { say } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import { nearNoise } from './near.ts'
import { hatchAt, placeText } from './place.ts'
import type { Said, Wish } from './said.ts'

/** Before the move: pick a sector, then confirm what will happen there. */
export function moveSaid({ sitting, state }: Wish): Said {
  const m = say().escape.act
  const { chosen, live } = sitting
  const seat = live.seat()
  const side = seat === undefined ? undefined : playerAt(state, seat).side
  const at = chosen.value
  if (at === undefined) return { title: m.pickSector, text: side === 'alien' ? m.pickAlien : m.pickHuman }
  const cell = state.setting.zone.cells[at]
  const hatch = hatchAt(state, at)
  const text =
    hatch !== undefined
      ? m.willEscape
      : side === 'alien'
        ? cell === 'dangerous'
          ? m.mayAttack
          : m.mayAttackSecure
        : cell === 'dangerous'
          ? m.willDraw
          : m.willBeSilent
  const near = nearNoise(sitting, state, at)
  const full = hatch === undefined ? m.confirmMove(nameOf(at)) : m.confirmHatch(hatch)
  return {
    title: placeText(state, at),
    text: near === '' ? text : `${text} ${near}`,
    buttons: (
      <Button kind="go" label={full} disabled={!live.ready.value} onClick={() => live.choose({ do: 'move', to: at })}>
        <span class="not-phone">{m.confirm}</span>
        <span class="only-phone">{full}</span>
      </Button>
    ),
  }
}
