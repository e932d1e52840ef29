import { isRefusal } from '@selva/core'
import { type Zone, zoneFrom } from '../zone.ts'
import { fermi } from './fermi.ts'
import { galilei } from './galilei.ts'
import { galvani } from './galvani.ts'
import { leviMontalcini } from './levi-montalcini.ts'
import { marconi } from './marconi.ts'
import { morgenland } from './morgenland.ts'
import { socrates } from './socrates.ts'
import { volta } from './volta.ts'

function printed(text: string): Zone {
  const zone = zoneFrom(text)
  if (isRefusal(zone)) throw new Error(`a printed zone is broken: ${zone.refused} ${zone.about}`)
  return zone
}

/** The zones of the game, all valid; the one for beginners first. */
export const zones: readonly Zone[] = [
  galilei,
  fermi,
  galvani,
  volta,
  marconi,
  socrates,
  morgenland,
  leviMontalcini,
].map(printed)
