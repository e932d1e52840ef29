import '../styles/map.css'
import '../styles/table.css'
import '../styles/screen.css'
import { later } from '../../client/later.ts'
import { staged } from '../../table/staged.tsx'
import { sitDown } from '../sitting.ts'
import { Board } from './Board.tsx'

/** The public face while the game runs; at the end everything is open to everybody. */
export const screen = staged({
  sitDown,
  Running: Board,
  end: later(async () => (await import('../end/EndScreen.tsx')).EndScreen),
  before: <main class="screen" aria-busy="true" />,
})
