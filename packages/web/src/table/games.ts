import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { about as escapeAbout } from '../escape/rules/load.ts'
import { about as stayAwayAbout } from '../stay-away/rules/load.ts'
import type { About } from './LoadedAbout.tsx'
import type { Followed, World } from './live.ts'

/** What the client knows how to play: the live table, and the screen drawn from it. */
export type Playable = {
  readonly sit: (table: TableInfo, world: World) => { readonly live: Followed; readonly Screen: ComponentType }
}

/** How each game tells what is on at a table. */
export const ABOUT: { readonly [game: string]: () => Promise<About> } = {
  escape: escapeAbout,
  'stay-away': stayAwayAbout,
}

/** One folder per game, loaded when somebody sits down to it. */
export const GAMES: { readonly [game: string]: () => Promise<Playable> } = {
  escape: async () => (await import('../escape/index.tsx')).playable,
  'stay-away': async () => (await import('../stay-away/index.tsx')).load(),
}
