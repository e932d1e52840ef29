import { type PartialState, playerAt } from '@selva/stay-away'
import { Strip } from '../../log/Strip.tsx'
import { loadLogWords } from '../../log/words.ts'
import { ROLE_ICONS } from '../icons.ts'
import type { StayAwayModel } from '../model.ts'
import { shownNotes } from '../Notice.tsx'
import { gameWords } from '../words.ts'
import { Log, textOf, turnsIn } from './Log.tsx'
import { opensOf } from './opens.ts'
import { ShownCards } from './ShownCards.tsx'
import { TableDossier } from './TableDossier.tsx'
import { loadStoryWords } from './words.ts'

type Props = { readonly model: StayAwayModel }

const TableLog = ({ model }: Props) => <Log model={model} opens={opensOf(model)} />

/** The cards that others showed me, but for those that lie over the ring. */
const TableShown = ({ model }: Props) => (
  <ShownCards model={model} hidden={shownNotes(model).map(({ line }) => line.number)} opens={opensOf(model)} />
)

/** My role, and the last thing that happened. */
function TableStrip({ model, state }: Props & { readonly state: PartialState }) {
  const me = model.live.seat()
  const role = me === undefined ? undefined : playerAt(state, me).role
  const { panel } = model
  const [last] = turnsIn(model.story.value.lines)
  return (
    <Strip
      role={
        role === undefined
          ? undefined
          : {
              icon: ROLE_ICONS[role],
              text: gameWords().roles[role],
              tone: role === 'human' ? '' : 'heard',
              open() {
                panel.value = 'board'
              },
            }
      }
      last={last === undefined ? undefined : { n: last.n, text: textOf(last, model) }}
      openLog={() => {
        panel.value = 'log'
      }}
    />
  )
}

const part = { Log, TableLog, TableShown, TableStrip, TableDossier }

/** The log, what lies beside it, and their words. */
export async function loadLog(): Promise<typeof part> {
  await Promise.all([loadLogWords(), loadStoryWords()])
  return part
}
