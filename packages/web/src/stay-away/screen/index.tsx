import '../styles/table.css'
import '../styles/screen.css'
import { lazy } from '../../client/lazy.ts'
import { gameScreen } from '../../table/game-screen.tsx'
import { openStayAwayModel } from '../model.ts'
import { Board } from './Board.tsx'

/** The public face while the game runs; at the end everything is open to everyone. */
export const screen = gameScreen({
  openModel: openStayAwayModel,
  Running: Board,
  end: lazy(async () => (await import('../EndScreen.tsx')).EndScreen),
  before: <main class="screen" aria-busy="true" />,
})
