import type { TableInfo } from '@selva/server/protocol'
import type { ComponentType } from 'preact'
import type { Followed, World } from './live.ts'

/** What the client knows how to play: the live table, and the screen drawn from it. */
export type Playable = {
  readonly sit: (table: TableInfo, world: World) => { readonly live: Followed; readonly Screen: ComponentType }
}

/** What a game says of a table before anybody has sat down: its rules in plain words. */
export type About = ComponentType<{ readonly table: TableInfo }>
export const ABOUT: { readonly [game: string]: () => Promise<About> } = {
  escape: async () => (await import('../escape/rules/about.tsx')).loadAbout(),
}

/** One folder per game, loaded when somebody sits down to it. */
export const GAMES: { readonly [game: string]: () => Promise<Playable> } = {
  escape: async () => (await import('../escape/index.tsx')).playable,
  'stay-away': async () => (await import('../stay-away/index.tsx')).load(),
}
