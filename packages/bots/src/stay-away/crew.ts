// cspell:ignore Chiara Farid Toña Lúcia
import type { CrewStyles } from '../maker.ts'
import type { STYLES } from './styles.ts'

/** The styles in which members of the crew play Stay Away!; the others have none. */
export const CREW_STYLES: CrewStyles<keyof typeof STYLES> = {
  Chiara: 'suspicious',
  Gwen: 'protector',
  Bruno: 'firebrand',
  Jun: 'suspicious',
  Farid: 'protector',
  Diego: 'openHanded',
  Hugo: 'firebrand',
  Pilar: 'openHanded',
  Noè: 'protector',
  Toña: 'firebrand',
  Zeno: 'suspicious',
  Lúcia: 'openHanded',
}
