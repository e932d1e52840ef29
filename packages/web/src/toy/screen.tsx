import type { ToyShape } from '@selva/core/toy'
import { lazy } from '../client/lazy.ts'
import { ScreenBar } from '../screen/ScreenBar.tsx'
import { gameScreen } from '../table/game-screen.tsx'
import { LinkBanner } from '../table/LinkBanner.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { type State, sitDown, type ToyModel } from './model.ts'
import { Log, Players } from './Players.tsx'
import { tell } from './words.ts'
import './styles/toy.css'

/** The public table for the whole room. */
function Board({ model, state }: { readonly model: ToyModel; readonly state: State }) {
  useTitle(tell().name)
  return (
    <div class="screen toy" data-testid="screen" data-step={model.live.version.value}>
      <ScreenBar title={tell().round(state.round)} />
      <main class="stage">
        <Players model={model} state={state} />
        <LinkBanner live={model.live} />
      </main>
      <aside class="rail r" aria-label={tell().log}>
        <Log lines={model.lines.value} />
      </aside>
    </div>
  )
}

export const screen = gameScreen<ToyShape, ToyModel>({
  openModel: sitDown,
  Running: Board,
  end: lazy(async () => (await import('./EndScreen.tsx')).EndScreen),
  before: <main class="screen" aria-busy="true" />,
})
