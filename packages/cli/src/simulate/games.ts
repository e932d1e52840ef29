/** The register of simulations, one line a game: `arenas.ts` does not compile while one is missing. */
export { escape } from './escape/index.ts'
export { stayAway as 'stay-away' } from './stay-away/index.ts'
