import type { EscapeModel } from '../model.ts'
import type { LogLine } from '../story-line.ts'

/** The log as far as it can be read now: a card of mine that lies face down is not told yet. */
export function linesToTell({ story, shown }: Pick<EscapeModel, 'story' | 'shown'>): readonly LogLine[] {
  const { lines, turns } = story.value
  if (shown.value) return lines
  const at = lines.findLastIndex(({ kind, turn }) => turn === turns && kind === 'drew')
  return at < 0 ? lines : lines.slice(0, at)
}
