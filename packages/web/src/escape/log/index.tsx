import type { PartialState } from '@selva/escape'
import { playerAt } from '@selva/escape'
import { Strip } from '../../log/Strip.tsx'
import { loadLogWords } from '../../log/words.ts'
import type { EscapeModel } from '../model.ts'
import { Log, turnsIn, turnText } from './Log.tsx'
import { linesToTell } from './lines-to-tell.ts'
import { opensOf } from './opens.ts'

type Props = { readonly model: EscapeModel; readonly state: PartialState }

const TableLog = ({ model, state }: Props) => (
  <Log model={model} zone={state.setting.zone} opens={opensOf(model, state.setting.zone)} />
)

/** My side, and the last thing that happened. */
function TableStrip({ model, state }: Props) {
  const me = model.live.seat()
  const side = me === undefined ? undefined : playerAt(state, me).side
  // The sheet below says that it is my turn.
  const [last] = turnsIn(linesToTell(model).filter(({ kind }) => kind !== 'yourTurn'))
  const { zone } = state.setting
  return (
    <Strip
      role={
        side === undefined
          ? undefined
          : {
              icon: side,
              text: model.words().sides[side],
              tone: side === 'alien' ? 'heard' : '',
              open() {
                model.tab.value = 'me'
              },
            }
      }
      last={last === undefined ? undefined : { n: last.n, text: turnText(last, model, zone) }}
      openLog={() => {
        model.tab.value = 'log'
      }}
    />
  )
}

const part = { Log, TableLog, TableStrip }

/** The log with its words. */
export async function loadLog(): Promise<typeof part> {
  await loadLogWords()
  return part
}
