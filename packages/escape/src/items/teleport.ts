import type { Player, TurnSecrets } from '../player.ts'
import { powerOf } from '../power.ts'
import { because, type May } from '../reason.ts'
import { type PartialState, playerAt } from '../state.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-3, MOV-6: not from the Human Sector, and not back into it at the end of a turn that began there. */
export const mayTeleport = (state: PartialState, me: Player<never>, mine: TurnSecrets): May => {
  const { humanSector } = state.setting.zone
  if (me.at === humanSector) return because.inHumanSector
  return mine.step !== 'before' && mine.from === humanSector ? because.fromHumanSector : true
}

/** ITM-12: to the Human Sector. */
export const teleport: ItemRules = {
  in: ['before', 'over', 'close'],
  may: mayTeleport,
  act(turn, seat) {
    const me = playerAt(turn.state, seat)
    const uses = powerOf(turn.state.setting.rules, me).teleports ?? 1
    declare(turn, seat, 'teleport', me.worn + 1 < uses) // SCN-H3
    turn.emit({ kind: 'teleported', seat })
    return 'samePhase'
  },
}
