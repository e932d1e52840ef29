import { BOTS_VERSION, type Contest, type Tally } from '@selva/bots/lab'
import { digest } from '@selva/core'
import { readStored, writeStored } from '../client/browser-storage.ts'

/** Results that are kept: the oldest give way. */
const MOST_KEPT = 20
const KEY = 'lab'

type Kept = readonly (readonly [version: string, tally: Tally])[]

/** The version of everything that a result depends on: another zone, scenario, bot or rule is another version. */
export const versionOf = ({ game, setting }: Contest): string =>
  digest(JSON.stringify([game.id, game.rulesVersion, BOTS_VERSION, game.draftOf(setting)])).slice(0, 32)

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept) : []
  } catch {
    return []
  }
}

/** The result that this browser keeps of a version. */
export const keptTally = (version: string): Tally | undefined => all().find(([of]) => of === version)?.[1]

export function keepTally(version: string, tally: Tally): void {
  const others = all().filter(([of]) => of !== version)
  writeStored(KEY, JSON.stringify([[version, tally], ...others].slice(0, MOST_KEPT)))
}
