import { readStored, writeStored } from '../../client/browser-storage.ts'

/** The rules, the terms and the visibility of the table of a game that this browser has last opened or changed. */
type LastWishes = { readonly form: unknown; readonly terms: unknown; readonly listed: unknown }

const keyOf = (game: string): string => `host.${game}`
const NONE: LastWishes = { form: undefined, terms: undefined, listed: undefined }

export function lastWishes(game: string): LastWishes {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(game)) ?? '')
    return typeof kept === 'object' && kept !== null ? { ...NONE, ...kept } : NONE
  } catch {
    return NONE
  }
}

export const keepWishes = (game: string, wishes: LastWishes): boolean =>
  writeStored(keyOf(game), JSON.stringify(wishes))
