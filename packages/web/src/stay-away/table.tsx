import './styles/table.css'
import { lazy } from '../client/lazy.ts'
import { gameScreen } from '../table/game-screen.tsx'
import { openStayAwayModel } from './model.ts'
import { TableScreen } from './TableScreen.tsx'

export const table = gameScreen({
  openModel: openStayAwayModel,
  Running: TableScreen,
  end: lazy(async () => (await import('./EndScreen.tsx')).EndScreen),
  before: <div class="table" aria-busy="true" />,
})
