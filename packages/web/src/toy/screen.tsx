import type { ToyShape } from '@selva/core/toy'
import { later } from '../client/later.ts'
import { ScreenBar } from '../screen/ScreenBar.tsx'
import { LinkBanner } from '../table/LinkBanner.tsx'
import { staged } from '../table/staged.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { Log, Players } from './Players.tsx'
import { type Sitting, type State, sitDown } from './sitting.ts'
import { tell } from './words.ts'
import './styles/toy.css'

/** The public table for the whole room. */
function Board({ sitting, state }: { readonly sitting: Sitting; readonly state: State }) {
  useTitle(tell().name)
  return (
    <div class="screen toy" data-testid="screen" data-step={sitting.live.version.value}>
      <ScreenBar title={tell().round(state.round)} />
      <main class="stage">
        <Players sitting={sitting} state={state} />
        <LinkBanner live={sitting.live} />
      </main>
      <aside class="rail r" aria-label={tell().log}>
        <Log lines={sitting.lines.value} />
      </aside>
    </div>
  )
}

export const screen = staged<ToyShape, Sitting>({
  sitDown,
  Running: Board,
  end: later(async () => (await import('./EndScreen.tsx')).EndScreen),
  before: <main class="screen" aria-busy="true" />,
})
