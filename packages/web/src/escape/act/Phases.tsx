import type { Ask } from '../ask.ts'
import type { EscapeWords } from '../messages/en.ts'

const PHASES = ['move', 'resolve', 'end'] as const

/** The phase of my turn to which each question belongs. */
const PHASE_OF: { readonly [K in Ask['kind']]: (typeof PHASES)[number] | undefined } = {
  move: 'move',
  stuck: 'move',
  arrived: 'resolve',
  name: 'resolve',
  nameOther: 'resolve',
  pick: 'resolve',
  over: 'end',
  close: 'end',
  nothing: undefined,
}

/** How far my turn has come: three dots, and the name of the one that counts now. */
export function Phases({
  words: { phases },
  ask,
}: {
  readonly words: Pick<EscapeWords, 'phases'>
  readonly ask: Ask['kind']
}) {
  const now = PHASE_OF[ask]
  if (now === undefined) return undefined
  return (
    <ol class="dots not-phone" data-about="phases" data-testid="phases">
      {PHASES.map((phase) => (
        <li key={phase} class={phase === now ? 'on' : ''} aria-current={phase === now ? 'step' : undefined}>
          <span class={phase === now ? '' : 'spoken'}>{phases[phase]}</span>
        </li>
      ))}
    </ol>
  )
}
