/** The invitations by which this page watches private tables; they last as long as its window. */

const key = (table: string): string => `selva.invite.${table}`

export function inviteTo(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? ''
  } catch {
    return ''
  }
}

export function rememberInvite(table: string, invite: string): void {
  try {
    sessionStorage.setItem(key(table), invite)
  } catch {
    // Without storage, a private table cannot be watched.
  }
}
