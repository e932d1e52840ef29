import type { ComponentType } from 'preact'
import { gameOf } from '../client/games.ts'
import type { AnyLiveTable } from '../table/live.ts'

/** Speech at the seats of a table, once the table itself stands. */
export async function speech(game: string): Promise<ComponentType<{ readonly live: AnyLiveTable }>> {
  const [{ Speech }, words] = await Promise.all([import('./Speech.tsx'), gameOf(game)?.claims?.()])
  const { NO_CLAIMS } = await import('./claims-in-words.ts')
  return ({ live }) => <Speech live={live} words={words ?? NO_CLAIMS} />
}
