import { computed, type ReadonlySignal } from '@preact/signals'
import { type Seat, SPECTATORS } from '@selva/core'
import { type ToyShape, toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import type { LiveTablePorts } from '../table/live-ports.ts'
import { type TableModel, tableModel } from '../table/table-model.ts'
import { linesOf } from './told.ts'

/** The last card stays in sight before the end is shown. */
const CURTAIN = 1500

export type State = ToyShape['partial']
export type Choice = ToyShape['choice']

/** Sitting at a table of the toy game: the live table, and what may be chosen there. */
export type ToyModel = TableModel<ToyShape> & {
  readonly choices: ReadonlySignal<readonly Choice[]>
  readonly lines: ReadonlySignal<readonly string[]>
}

/** Every choice that the options allow, one by one. */
function choicesOf(state: State, seat: Seat): readonly Choice[] {
  return toy.options(state, seat).flatMap((option): readonly Choice[] => {
    switch (option.do) {
      case 'lay':
        return option.card.map((card) => ({ do: 'lay', card }))
      case 'dare':
        return option.whom.map((whom) => ({ do: 'dare', whom }))
      case 'answer':
        return option.yields.map((yields) => ({ do: 'answer', yields }))
      case 'confess':
      case 'hide':
        return [option]
      default:
        return option satisfies never
    }
  })
}

export function sitDown(table: TableInfo, ports: LiveTablePorts): ToyModel {
  const { onNewStep: _, ...seated } = tableModel<ToyShape>(toy, table, ports, CURTAIN)
  const { live, state, nameAt } = seated
  return {
    ...seated,
    choices: computed(() => {
      const { now } = state.value
      const me = live.seat()
      return now === undefined || me === undefined || live.over() || live.isPlayedByBot(me) ? [] : choicesOf(now, me)
    }),
    lines: computed(() => {
      void live.version.value
      return linesOf(live.frames(), live.seat() ?? SPECTATORS, nameAt)
    }),
  }
}
