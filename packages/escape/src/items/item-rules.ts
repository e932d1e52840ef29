import type { Seat } from '@selva/core'
import type { Item } from '../item.ts'
import type { Next } from '../next.ts'
import type { Choice, Option } from '../option.ts'
import type { Player, TurnSecrets } from '../player.ts'
import type { May } from '../reason.ts'
import type { EscapeTurn, PartialState } from '../state.ts'
import type { Step } from '../step.ts'

/** ITM-3: when an item may be played, and what it does then. */
export type ItemRules = {
  readonly in: readonly Step[]
  readonly may: (state: PartialState, me: Player<never>, mine: TurnSecrets) => May
  /** SID-7: nothing public follows from it but the card that is declared or discarded. */
  readonly traceless?: boolean
  /** The choice of a target, if it needs one. */
  readonly aim?: (state: PartialState, seat: Seat) => Option
  readonly act: (turn: EscapeTurn, seat: Seat, choice: Choice) => Next
}

/** ITM-2, SCN-G4: the card is declared, or seen to be discarded. */
export function declare(turn: EscapeTurn, seat: Seat, item: Item, kept = false): void {
  if (turn.state.setting.rules.declares(item)) turn.emit({ kind: 'itemUsed', seat, item, card: true, kept })
  else turn.emit({ kind: 'cardDiscarded', seat, item })
}

/** VOC-7: the other players who can be found. */
export const othersAboard = (state: PartialState, seat: Seat): readonly Seat[] =>
  state.players.flatMap((p, i) => (p.status === 'aboard' && i + 1 !== seat ? [(i + 1) as Seat] : []))
