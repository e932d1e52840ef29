import '../styles/stay-away.css'
import { later } from '../client/later.ts'
import type { Playable } from '../table/games.ts'
import { staged } from '../table/staged.tsx'
import { sitDown } from './sitting.ts'
import { TableScreen } from './TableScreen.tsx'
import { learnWords } from './words.ts'

/** The game with its words. */
export async function load(): Promise<Playable> {
  await learnWords()
  return staged({
    sitDown,
    Running: TableScreen,
    end: later(async () => (await import('./EndScreen.tsx')).EndScreen),
    before: <div class="table" aria-busy="true" />,
  })
}
