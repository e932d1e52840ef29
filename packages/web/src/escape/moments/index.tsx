import type { EscapeShape } from '@selva/escape'
import { projector } from '../../moments/projector.ts'
import { Stage } from '../../moments/Stage.tsx'
import { loadMomentWords } from '../../moments/words.ts'
import type { Frame } from '../../table/live-ports.ts'
import type { EscapeModel } from '../model.ts'
import { Fallen } from './Fallen.tsx'
import { filmOf } from './films.ts'
import type { Moments } from './moments.ts'
import { roleOf } from './role.ts'
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
    Stage: () => <Stage projector={shown} asked={ask.value.kind !== 'nothing'} skip={live.skip} />,
    Fallen: () => <Fallen lines={model.story.value.lines} />,
  }
}
