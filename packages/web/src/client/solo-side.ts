import type { TableInfo } from '@selva/protocol'
import { readStored, writeStored } from './browser-storage.ts'
import { gameOf } from './games.ts'

const keyOf = (game: string): string => `side.${game}`

/** The side that this browser last chose for games alone with bots; empty for either. */
export function soloSide(game: string): string {
  const kept = readStored(keyOf(game)) ?? ''
  return gameOf(game)?.sides.includes(kept) === true ? kept : ''
}

export const keepSoloSide = (game: string, side: string): void => void writeStored(keyOf(game), side)

/** Have I played alone with bots here? */
export const isSolo = ({ you, seats }: Pick<TableInfo, 'you' | 'seats'>): boolean =>
  you > 0 && seats.every(({ seat, by }) => seat === you || by === 'bot')
