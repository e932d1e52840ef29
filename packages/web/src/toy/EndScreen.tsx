import type { Seat } from '@selva/core'
import { messages } from '../client/language.ts'
import type { Player } from '../client/player.ts'
import { AfterGame, AfterMore } from '../table/AfterGame.tsx'
import { MenuButton } from '../table/MenuButton.tsx'
import { Result } from '../table/Result.tsx'
import { ThemeButton, Wordmark } from '../ui/controls.tsx'
import { useTitle } from '../ui/useTitle.ts'
import type { ToyModel } from './model.ts'
import { Log, Players } from './Players.tsx'
import { SOLO_TABLE } from './solo-table.ts'
import { winnersOf } from './winners.ts'
import { tell } from './words.ts'
import '../styles/end.css'

/** After the game: who won, and everybody's points. */
export function EndScreen({ model }: { readonly model: ToyModel }) {
  const m = tell()
  const { live, lines, nameAt } = model
  const { now } = model.state.value
  useTitle(messages().titles.over)
  if (now === undefined) return undefined
  const winners = winnersOf(now)
  const me = live.seat()
  const player = (seat: Seat): Player => ({ name: nameAt(seat), me: seat === me })
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
          <h1>{live.table().ended ? messages().table.ended : m.end.winners(winners.map(player))}</h1>
          <AfterMore live={live} alone={SOLO_TABLE} words={m.end} />
        </Result>
        <Players model={model} state={now} />
        <div class="ways">
          <AfterGame live={live} alone={SOLO_TABLE} words={m.end} />
        </div>
      </main>
    </div>
  )
}
