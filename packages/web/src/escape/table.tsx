import './styles/map.css'
import './styles/table.css'
import { lazy } from '../client/lazy.ts'
import { gameScreen } from '../table/game-screen.tsx'
import { needsTurnParts, turnParts } from './act/turn-parts.ts'
import { openEscapeModel } from './model.ts'
import { TableScreen } from './TableScreen.tsx'

export const table = gameScreen({
  openModel: openEscapeModel,
  Running: TableScreen,
  end: lazy(async () => (await import('./end/load.ts')).loadEnd()),
  later: { part: turnParts, isNeeded: needsTurnParts },
  before: <div class="table" aria-busy="true" />,
})
