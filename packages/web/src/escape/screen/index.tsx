import '../styles/map.css'
import '../styles/table.css'
import '../styles/screen.css'
import { lazy } from '../../client/lazy.ts'
import { gameScreen } from '../../table/game-screen.tsx'
import { openEscapeModel } from '../model.ts'
import { Board } from './Board.tsx'

/** The public face while the game runs; at the end everything is open to everybody. */
export const screen = gameScreen({
  openModel: openEscapeModel,
  Running: Board,
  end: lazy(async () => (await import('../end/load.ts')).loadEnd()),
  before: <main class="screen" aria-busy="true" />,
})
