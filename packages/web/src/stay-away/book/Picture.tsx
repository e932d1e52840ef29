import { useSignal } from '@preact/signals'
import { stayAway } from '@selva/stay-away'
import { useEffect } from 'preact/hooks'
import { browserClock } from '../../client/clock.ts'
import { BEGINNING, openLesson } from '../../learn/lesson.ts'
import { Ring } from '../Ring.tsx'
import { type Sitting, sitDown } from '../sitting.ts'
import { tell } from '../words.ts'
import type { Position } from './positions.ts'

/** The ring in a real position, drawn by what draws the table: a table of its own, at which nobody plays. */
export function Picture({ position }: { readonly position: Position }) {
  const sat = useSignal<Sitting | undefined>(undefined)
  useEffect(() => {
    const { table, world } = openLesson(
      stayAway,
      { ...position, steps: [] },
      {
        id: 'picture',
        me: tell().you,
        clock: browserClock,
        still: () => true,
        newId: () => '',
        from: BEGINNING,
        keep: () => {},
      },
    )
    const sitting = sitDown(table, world)
    sat.value = sitting
    return sitting.leave
  }, [position])
  const now = sat.value?.state.value.now
  return (
    <div class="ringbox">
      {sat.value === undefined || now === undefined ? (
        <svg class="ring" viewBox="0 0 500 500" aria-hidden="true" />
      ) : (
        <Ring sitting={sat.value} state={now} />
      )}
    </div>
  )
}
