import type { StayAwayShape } from '@selva/stay-away'
import { isWatched, projector } from '../../moments/projector.ts'
import { Stage } from '../../moments/Stage.tsx'
import { loadMomentWords } from '../../moments/words.ts'
import type { Frame } from '../../table/live-ports.ts'
import type { StayAwayModel } from '../model.ts'
import { filmOf } from './films.tsx'
import { Handed } from './Handed.tsx'
import { handedSheet } from './handed.ts'
import type { Moments } from './moments.ts'
import { partsOf } from './parts.ts'
import { roleOf } from './role.tsx'
import { loadStayAwayMomentWords } from './words.ts'

/** Shows the moments of a game from now on. */
export async function openMoments(model: StayAwayModel): Promise<Moments> {
  await Promise.all([loadMomentWords(), loadStayAwayMomentWords()])
  const { live, ask } = model
  const sheet = handedSheet()
  const shown = projector<Frame<StayAwayShape>>((part) => filmOf(model, sheet, part))
  live.direct({ ...shown, parts: (frame) => (isWatched() ? partsOf(frame) : [frame]) })
  const state = live.state()
  const role = state === undefined ? undefined : roleOf(model, state)
  if (role !== undefined) shown.show(role)
  return {
    Stage: () => {
      const rules = model.state.value.now?.setting.rules
      return (
        <>
          {rules === undefined ? undefined : (
            <Handed sheet={sheet} covered={shown.showing} model={model} rules={rules} />
          )}
          <Stage projector={shown} asked={ask.value.at !== 'nothing'} skip={live.skip} />
        </>
      )
    },
  }
}
