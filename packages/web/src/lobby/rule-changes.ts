import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'

export type RuleChangesProps = { readonly table: TableInfo; readonly commitment: string }

/** The changes by the host since the reader last looked, once the rules can be told in words. */
export async function ruleChanges(): Promise<ComponentType<RuleChangesProps>> {
  return (await import('./RuleChanges.tsx')).loadRuleChanges()
}
