import type { Playable } from '../table/games.ts'

/** The public face of a table of each game. */
export const FACES: { readonly [game: string]: () => Promise<Playable> } = {
  escape: async () => (await import('../escape/screen/index.tsx')).face,
  'stay-away': async () => (await import('../stay-away/screen/index.tsx')).load(),
}
