import { Icon } from '../../ui/Icon.tsx'
import type { EscapeWords } from '../messages/en.ts'

/** How far my turn has come; it keeps its place while others have theirs. */
export function Phases({
  words: { phases },
  at,
}: {
  readonly words: Pick<EscapeWords, 'phases'>
  readonly at: 1 | 2 | 3 | undefined
}) {
  const now = at ?? 0
  return (
    <ol class={`phases not-phone ${at === undefined ? 'idle' : ''}`} data-about="phases">
      {[phases.move, phases.resolve, phases.end].map((phase, i) => (
        <li
          key={phase}
          class={i + 1 === at ? 'on' : i + 1 < now ? 'done' : ''}
          aria-current={i + 1 === at ? 'step' : undefined}
        >
          <i>{i + 1 < now ? <Icon name="check" /> : i + 1}</i>
          {phase}
        </li>
      ))}
    </ol>
  )
}
