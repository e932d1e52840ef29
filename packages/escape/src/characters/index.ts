import type { PoweredCharacter } from '../character.ts'
import type { Power } from '../state.ts'
import { blink } from './blink.ts'
import { brute } from './brute.ts'
import { ultimateCaptain } from './captain.ts'
import { ultimateCoPilot } from './co-pilot.ts'
import { engineer } from './engineer.ts'
import { executiveOfficer } from './executive-officer.ts'
import { fast } from './fast.ts'
import { invisible } from './invisible.ts'
import { lurking } from './lurking.ts'
import { ultimateMedic } from './medic.ts'
import { ultimatePilot } from './pilot.ts'
import { psychic } from './psychic.ts'
import { psychologist } from './psychologist.ts'
import { silent } from './silent.ts'
import { ultimateSoldier } from './soldier.ts'
import { surge } from './surge.ts'

/** ULT-20 to ULT-37: what the sixteen characters of the Ultimate edition can do. */
export const ultimatePowers: Readonly<Record<PoweredCharacter, Power>> = {
  captain: ultimateCaptain,
  pilot: ultimatePilot,
  psychologist,
  soldier: ultimateSoldier,
  executiveOfficer,
  coPilot: ultimateCoPilot,
  engineer,
  medic: ultimateMedic,
  blink,
  silent,
  surge,
  brute,
  invisible,
  lurking,
  fast,
  psychic,
}
