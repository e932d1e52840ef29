import type { NewRules, Remove, TableInfo } from '@selva/protocol'
import { type ApiError, sendRequest } from '../client/api.ts'

const ask = (id: string, what: string, body: object = {}): Promise<TableInfo | ApiError> =>
  sendRequest<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/${what}`, body)

/** Requests of people and their host to a table before its start, one function each. */
export const lobbyApi = {
  move: (id: string, seat: number) => ask(id, 'move', { seat }),
  leave: (id: string) => ask(id, 'leave'),
  ready: (id: string, on: boolean) => ask(id, 'ready', { on }),
  start: (id: string) => ask(id, 'start'),
  remove: (id: string, removal: Remove) => ask(id, 'remove', removal),
  bringBack: (id: string, seat: number) => ask(id, 'bring-back', { seat }),
  changeRules: (id: string, rules: NewRules) => ask(id, 'rules', rules),
  close: (id: string) => ask(id, 'close'),
}
