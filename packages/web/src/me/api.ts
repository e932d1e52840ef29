import type { BlockInfo, DeviceLink, Me, MyTables, Profile, RecoveryCodes } from '@selva/protocol'
import { ask } from '../client/api.ts'

type Blocks = { readonly blocks: readonly BlockInfo[] }
type Done = Readonly<Record<string, never>>
const part = encodeURIComponent

/** The server's requests about oneself, one function each. */
export const meApi = {
  profile: () => ask<Profile>('GET', '/api/me/profile'),
  tables: () => ask<MyTables>('GET', '/api/me/tables'),
  link: () => ask<DeviceLink>('POST', '/api/me/link'),
  codes: () => ask<RecoveryCodes>('POST', '/api/me/recovery'),
  endDevice: (id: string) => ask<Done>('DELETE', `/api/me/devices/${part(id)}`),
  dropPasskey: (id: string) => ask<Done>('DELETE', `/api/me/passkeys/${part(id)}`),
  blocks: () => ask<Blocks>('GET', '/api/me/blocks'),
  unblock: (id: string) => ask<Blocks>('DELETE', `/api/me/blocks/${part(id)}`),
  signOut: () => ask<Done>('POST', '/api/me/sign-out'),
  remove: () => ask<Done>('DELETE', '/api/me'),
  withLink: (token: string) => ask<Me>('POST', '/api/sign-in/link', { token }),
  withCode: (code: string) => ask<Me>('POST', '/api/sign-in/recovery', { code }),
  webhook: (url: string) => ask<Done>('PUT', '/api/me/webhook', { url }),
  push: (subscription: object) => ask<Done>('PUT', '/api/me/push', subscription),
  noPush: () => ask<Done>('DELETE', '/api/me/push'),
}
