import type { Setting } from '@selva/escape'
import type { ComponentType } from 'preact'
import { TableRules } from './TableRules.tsx'
import { learnRules } from './words.ts'

/** The rules in words, ready to be shown: they are no part of the table's own page. */
export async function loadRules(): Promise<ComponentType<{ readonly setting: Setting }>> {
  await learnRules()
  return TableRules
}
