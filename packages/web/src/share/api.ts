import type { GameRecord, ShareChange, ShareInfo } from '@selva/protocol'
import { sendRequest } from '../client/api.ts'
import { inviteTo } from '../client/invites.ts'

const part = encodeURIComponent

/** The server's requests about public links to finished games. */
export const shareApi = {
  info: (table: string) =>
    sendRequest<ShareInfo>('GET', `/api/tables/${part(table)}/share?invite=${part(inviteTo(table))}`),
  change: (table: string, change: ShareChange) =>
    sendRequest<ShareInfo>('PUT', `/api/tables/${part(table)}/share`, change),
  open: (token: string) => sendRequest<GameRecord>('GET', `/api/shared/${part(token)}`),
}
