// cspell:ignore Chiara Farid Toña Lúcia
import type { CrewStyles } from '../maker.ts'
import type { STYLES } from './styles.ts'

/** The styles in which members of the crew play Escape; the others have none. */
export const CREW_STYLES: CrewStyles<keyof typeof STYLES> = {
  Chiara: 'ghost',
  Gwen: 'liar',
  Bruno: 'hunter',
  Jun: 'sniper',
  Farid: 'camper',
  Diego: 'runner',
  Hugo: 'panicker',
  Pilar: 'hunter',
  Noè: 'ghost',
  Toña: 'runner',
  Zeno: 'sniper',
  Lúcia: 'liar',
}
