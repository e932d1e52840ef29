import { lazy } from '../../client/lazy.ts'
import type { EscapeModel } from '../model.ts'

/**
 * The parts of a turn that come after its first question: drawn cards, and the prompts about them. They are fetched as
 * soon as the table can be played at, while its player still thinks about the first move.
 */
export const turnParts = lazy(() => import('./later-parts.ts'))

/** Does this moment of the game show one of these parts? A page that is opened in the middle of a turn waits for them. */
export function needsTurnParts({ ask, story, armed }: EscapeModel): boolean {
  const later = ['name', 'nameOther', 'pick', 'over'].includes(ask.value.kind)
  return later || story.value.card !== undefined || armed.value !== undefined
}
