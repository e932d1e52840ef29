/** The register of the client, one line a game: `games.ts` does not compile while one is missing. */
export { escape } from './escape/index.ts'
export { stayAway as 'stay-away' } from './stay-away/index.ts'
