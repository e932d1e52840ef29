import type { EscapeShape } from '@selva/escape'
import { projector } from '../../moments/projector.ts'
import { Stage } from '../../moments/Stage.tsx'
import { loadMomentWords } from '../../moments/words.ts'
import type { Frame } from '../../table/live-ports.ts'
import type { EscapeModel } from '../model.ts'
import { DrawnOnBoard } from './DrawnOnBoard.tsx'
import { Fallen } from './Fallen.tsx'
import { filmOf } from './films.tsx'
import type { Moments } from './moments.ts'
import { roleOf } from './role.tsx'
import { loadEscapeMomentWords } from './words.ts'

/** Shows the moments of a game from now on. */
export async function openMoments(model: EscapeModel): Promise<Moments> {
  await Promise.all([loadMomentWords(), loadEscapeMomentWords()])
  const { live, ask } = model
  const shown = projector<Frame<EscapeShape>>((frame) => filmOf(model, frame))
  live.direct(shown)
  const state = live.state()
  const role = state === undefined ? undefined : roleOf(model, state)
  if (role !== undefined) shown.show(role)
  return {
    Stage: () => (
      <>
        <DrawnOnBoard model={model} />
        <Stage projector={shown} asked={ask.value.kind !== 'nothing'} skip={live.skip} />
      </>
    ),
    Layer: () => shown.showing.value?.scene.layer?.(),
    Fallen: () => <Fallen lines={model.story.value.lines} />,
  }
}
