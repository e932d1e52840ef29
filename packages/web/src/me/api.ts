import type {
  BlockInfo,
  DeviceLink,
  Figures,
  Me,
  MyTables,
  Profile,
  RecoveryCodes,
  ShownFigures,
  TableInfo,
} from '@selva/protocol'
import { sendRequest } from '../client/api.ts'

type Blocks = { readonly blocks: readonly BlockInfo[] }
type Done = Readonly<Record<string, never>>
const part = encodeURIComponent

/** The server's requests about oneself, one function each. */
export const meApi = {
  profile: () => sendRequest<Profile>('GET', '/api/me/profile'),
  tables: () => sendRequest<MyTables>('GET', '/api/me/tables'),
  figures: () => sendRequest<Figures>('GET', '/api/me/figures'),
  showFigures: (shown: boolean) => sendRequest<Done>('PUT', '/api/me/figures', { shown }),
  hide: (id: string, on: boolean) => sendRequest<Done>('PUT', `/api/me/tables/${part(id)}/hidden`, { on }),
  /** Opens a table for everyone of a finished game, or comes to the one that another of them has opened. */
  again: (id: string) => sendRequest<TableInfo>('POST', `/api/tables/${part(id)}/rematch?waits=true`, {}),
  shownFigures: (id: string) => sendRequest<ShownFigures>('GET', `/api/tables/${part(id)}/figures`),
  link: () => sendRequest<DeviceLink>('POST', '/api/me/link'),
  codes: () => sendRequest<RecoveryCodes>('POST', '/api/me/recovery'),
  endDevice: (id: string) => sendRequest<Done>('DELETE', `/api/me/devices/${part(id)}`),
  dropPasskey: (id: string) => sendRequest<Done>('DELETE', `/api/me/passkeys/${part(id)}`),
  blocks: () => sendRequest<Blocks>('GET', '/api/me/blocks'),
  unblock: (id: string) => sendRequest<Blocks>('DELETE', `/api/me/blocks/${part(id)}`),
  signOut: () => sendRequest<Done>('POST', '/api/me/sign-out'),
  remove: () => sendRequest<Done>('DELETE', '/api/me'),
  withLink: (token: string) => sendRequest<Me>('POST', '/api/sign-in/link', { token }),
  withCode: (code: string) => sendRequest<Me>('POST', '/api/sign-in/recovery', { code }),
  webhook: (url: string) => sendRequest<Done>('PUT', '/api/me/webhook', { url }),
  push: (subscription: object) => sendRequest<Done>('PUT', '/api/me/push', subscription),
  noPush: () => sendRequest<Done>('DELETE', '/api/me/push'),
}
