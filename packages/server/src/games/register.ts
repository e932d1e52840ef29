/** The register of the server, one line a game: `games.ts` does not compile while one is missing. */
export { escape } from './escape.ts'
export { stayAway as 'stay-away' } from './stay-away.ts'
export { toy } from './toy.ts'
