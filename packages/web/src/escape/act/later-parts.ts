/** The parts of a turn that come after its first question, in one file: see `turn-parts.ts`. */
import '../styles/forced-colours.css'

export { DrawnCard } from '../DrawnCard.tsx'
export { namePrompt } from './name.tsx'
export { overPrompt } from './over.tsx'
export { pickPrompt } from './pick.tsx'
export { playPrompt } from './play.tsx'
