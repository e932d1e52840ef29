import { useSignal } from '@preact/signals'
import { stayAway } from '@selva/stay-away'
import { useEffect } from 'preact/hooks'
import { browserClock } from '../../client/clock.ts'
import { BEGINNING, openLesson } from '../../learn/lesson.ts'
import { openStayAwayModel, type StayAwayModel } from '../model.ts'
import { Ring } from '../Ring.tsx'
import { gameWords } from '../words.ts'
import type { BookPosition } from './positions.ts'

/** The ring in a real position, drawn by what draws the table: a table of its own, at which no one plays. */
export function Picture({ position }: { readonly position: BookPosition }) {
  const sat = useSignal<StayAwayModel | undefined>(undefined)
  useEffect(() => {
    const { table, world: ports } = openLesson(
      stayAway,
      { ...position, steps: [] },
      {
        id: 'picture',
        me: gameWords().you,
        clock: browserClock,
        still: () => true,
        newId: () => '',
        from: BEGINNING,
        keep: () => {},
      },
    )
    const model = openStayAwayModel(table, ports)
    sat.value = model
    return model.leave
  }, [position])
  const now = sat.value?.state.value.now
  return (
    <div class="ringbox">
      {sat.value === undefined || now === undefined ? (
        <svg class="ring" viewBox="0 0 500 500" aria-hidden="true" />
      ) : (
        <Ring model={sat.value} state={now} />
      )}
    </div>
  )
}
