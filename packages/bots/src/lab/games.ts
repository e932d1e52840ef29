/** The register of the lab, one line a game: `lab-games.ts` does not compile while one is missing. */
export { escape } from './escape/index.ts'
export { stayAway as 'stay-away' } from './stay-away/index.ts'
