import { isRefusal } from '@selva/core'
import { type Zone, zoneFrom } from '../zone.ts'
import { galilei } from './galilei.ts'

function printed(text: string): Zone {
  const zone = zoneFrom(text)
  if (isRefusal(zone)) throw new Error(`a printed zone is broken: ${zone.refused} ${zone.about}`)
  return zone
}

/** The zones of the game, all valid. */
export const zones: readonly Zone[] = [galilei].map(printed)
