import { say } from '../client/language.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { Result } from '../table/Result.tsx'
import { WaysOn } from '../table/WaysOn.tsx'
import { ThemeButton, Wordmark } from '../ui/controls.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { ALONE } from './alone.ts'
import { Log, Players } from './Players.tsx'
import type { Sitting } from './sitting.ts'
import { winnersOf } from './winners.ts'
import { tell } from './words.ts'
import '../styles/end.css'

/** After the game: who won, and everybody's points. */
export function EndScreen({ sitting }: { readonly sitting: Sitting }) {
  const m = tell()
  const { live, lines, nameAt } = sitting
  const { now } = sitting.state.value
  useTitle(say().titles.over)
  if (now === undefined) return undefined
  const winners = winnersOf(now)
  const me = live.seat()
  const verdict = me === undefined || live.table().ended ? m.end.over : winners.includes(me) ? m.end.won : m.end.lost
  return (
    <div class="table after toy" data-testid="end">
      <header class="bar">
        <Wordmark />
        <div class="title">{verdict}</div>
        <div class="tools">
          <ThemeButton />
          <MenuButton />
        </div>
      </header>
      <aside class="rail l" aria-label={m.log}>
        <Log lines={lines.value} />
      </aside>
      <main class="stage">
        <Result>
          <h1>{live.table().ended ? say().table.ended : m.end.winners(winners.map(nameAt).join(', '))}</h1>
        </Result>
        <Players sitting={sitting} state={now} />
        <div class="ways">
          <WaysOn live={live} alone={ALONE} words={m.end} />
        </div>
      </main>
    </div>
  )
}
