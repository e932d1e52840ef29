import { isRefusal } from '@selva/core'
import { zoneFrom } from '../zone/zone-of.ts'
import type { Zone } from '../zone.ts'
import { fermi } from './fermi.ts'
import { galilei } from './galilei.ts'
import { galvani } from './galvani.ts'
import { leviMontalcini } from './levi-montalcini.ts'
import { marconi } from './marconi.ts'
import { morgenland } from './morgenland.ts'
import { socrates } from './socrates.ts'
import { volta } from './volta.ts'

function printed([id, text]: readonly [string, string]): Zone {
  const zone = zoneFrom(text)
  if (isRefusal(zone)) throw new Error(`a printed zone is broken: ${zone.refused} ${zone.about}`)
  return { ...zone, id, text }
}

/** The zones of the game, all valid; the one for beginners first. */
export const zones: readonly Zone[] = Object.entries({
  galilei,
  fermi,
  galvani,
  volta,
  marconi,
  socrates,
  morgenland,
  'levi-montalcini': leviMontalcini,
}).map(printed)
