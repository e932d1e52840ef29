import { say } from '../../client/language.ts'
import { Icon } from '../../ui/Icon.tsx'

/** How far my turn has come. */
export function Phases({ at }: { readonly at: 1 | 2 | 3 }) {
  const m = say().escape.phases
  return (
    <ol class="phases not-phone" data-about="phases">
      {[m.move, m.resolve, m.end].map((phase, i) => (
        <li
          key={phase}
          class={i + 1 === at ? 'on' : i + 1 < at ? 'done' : ''}
          aria-current={i + 1 === at ? 'step' : undefined}
        >
          <i>{i + 1 < at ? <Icon name="check" /> : i + 1}</i>
          {phase}
        </li>
      ))}
    </ol>
  )
}
