import type { ComponentType } from 'preact'
import type { AnyLiveTable } from '../table/live.ts'

/** Loads the chat of a table, with its words, once the table itself stands. */
export async function talk(): Promise<ComponentType<{ readonly live: AnyLiveTable; readonly always: boolean }>> {
  const [{ Talk }, { loadChatWords }] = await Promise.all([import('./Talk.tsx'), import('./words.ts')])
  await loadChatWords()
  return Talk
}
