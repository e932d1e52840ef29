import { readStored, writeStored } from './browser-storage.ts'

const KEY = 'seat'

/** The seat whose shape and colour the reader likes best; `undefined` if they have never chosen one. */
export function preferredSeat(): number | undefined {
  const seat = Number(readStored(KEY))
  return Number.isInteger(seat) && seat > 0 ? seat : undefined
}

export const preferSeat = (seat: number): boolean => writeStored(KEY, String(seat))
