import '../../styles/stay-away.css'
import { later } from '../../client/later.ts'
import type { Playable } from '../../table/games.ts'
import { staged } from '../../table/staged.tsx'
import { sitDown } from '../sitting.ts'
import { learnWords } from '../words.ts'
import { Board } from './Board.tsx'

/** The public face, with the words of its game. */
export async function load(): Promise<Playable> {
  await learnWords()
  return staged({
    sitDown,
    Running: Board,
    end: later(async () => (await import('../EndScreen.tsx')).EndScreen),
    before: <main class="screen" aria-busy="true" />,
  })
}
