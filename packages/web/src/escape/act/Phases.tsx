import { Icon } from '../../ui/Icon.tsx'
import { tell } from '../words.ts'

/** How far my turn has come; it keeps its place while others have theirs. */
export function Phases({ at }: { readonly at: 1 | 2 | 3 | undefined }) {
  const m = tell().phases
  const now = at ?? 0
  return (
    <ol class={`phases not-phone ${at === undefined ? 'idle' : ''}`} data-about="phases">
      {[m.move, m.resolve, m.end].map((phase, i) => (
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
