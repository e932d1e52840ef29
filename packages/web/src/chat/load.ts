import type { ComponentType } from 'preact'
import type { Followed } from '../table/live.ts'

/** What is said at a table, with its words: loaded once the table itself stands. */
export async function talk(): Promise<ComponentType<{ readonly live: Followed; readonly always: boolean }>> {
  const [{ Talk }, { learnChat }] = await Promise.all([import('./Talk.tsx'), import('./words.ts')])
  await learnChat()
  return Talk
}
