import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'

/** The invitation and its words. */
export async function invitation(): Promise<ComponentType<{ readonly table: TableInfo }>> {
  const [{ Invitation }, { loadInvitationWords }] = await Promise.all([
    import('./Invitation.tsx'),
    import('./words.ts'),
  ])
  await loadInvitationWords()
  return Invitation
}
