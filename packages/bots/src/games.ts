/** The register of the bots, one line a game: `bot-for.ts` does not compile while one is missing. */
export { escape } from './escape/index.ts'
export { stayAway as 'stay-away' } from './stay-away/index.ts'
export { toy } from './toy/index.ts'
